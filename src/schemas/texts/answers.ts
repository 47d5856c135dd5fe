import { z } from 'zod';
import { schemaKey } from '../fields.ts';
import { sentence, sentences } from './words.ts';

const field = sentences('absent', 'long', 'caracteres');

/** Sentences that the function answers with, and those of its page without scripts (DESIGN §3). */
export const answerTextsSchema = z.strictObject({
  $schema: schemaKey,
  reponses: sentences('doublon', 'illisible', 'methode', 'type', 'taille', 'origine', 'action').extend({
    tropDeDemandes: sentence('telephone'),
    introuvable: sentence('telephone'),
    indisponible: sentence('telephone'),
  }),
  champs: z.strictObject({
    plaque: field,
    vitrage: sentences('absent'),
    phone: field,
    name: field,
    address: field,
  }),
  page: sentences(
    'titreErreur',
    'titreFormulaire',
    'titreIndisponible',
    'plaque',
    'vitrage',
    'phone',
    'name',
    'address',
    'envoyer',
    'appelNonSurtaxe',
    'retour',
    'piege',
  ).extend({ appeler: sentence('telephone') }),
});

import { z } from 'zod';
import { schemaKey } from '../fields.ts';
import { sentence, sentences } from './words.ts';

const subject = sentence('reference', 'resume');

const states = ['called', 'appointment', 'handled', 'spam'] as const;

/** Words of all that the firm is told: the announcements, the morning's summary, the page that follows a request up. */
export const announcementTextsSchema = z.strictObject({
  $schema: schemaKey,
  sujets: sentences('nonEnregistree', 'suspecte').extend({
    nouvelle: subject,
    completee: subject,
    precisee: subject,
    ajout: subject,
    rappel: subject,
    danger: subject,
    groupe: sentence('nombre'),
    matin: sentence('ouvertes', 'hier'),
    abandon: sentence('canal', 'nombre'),
    essai: sentence('canal'),
    sauvegarde: sentence('date'),
  }),
  libelles: sentences(
    'phone',
    'messagerie',
    'vitrage',
    'plaque',
    'name',
    'address',
    'reference',
    'recue',
    'manque',
    'rien',
    'ajouts',
    'modifiee',
  ),
  manques: sentences('name', 'address'),
  phrases: sentences('nonEnregistree', 'suspecte', 'completee', 'precisee', 'ajout', 'suivre').extend({
    salutation: sentence('marque', 'reference', 'vitrage', 'plaque'),
    ...sentences('rappel', 'danger', 'groupe', 'essai', 'sauvegarde').shape,
    abandon: sentence('canal'),
  }),
  numeros: sentences('special', 'foreign', 'unknown'),
  etats: sentences('open', ...states),
  matin: sentences('ouvertes', 'aucune', 'hier', 'delai', 'sansDelai', 'attente', 'abandonnees').extend({
    autres: sentence('nombre'),
  }),
  suivi: sentences('etat', 'question', 'messagerie', 'carte', 'ensuite').extend({
    titre: sentence('reference'),
    depuis: sentence('date'),
    appeler: sentence('telephone'),
    boutons: sentences(...states),
    change: sentence('etat'),
    ...sentences('invalide', 'expire', 'efface', 'illisible', 'indisponible').shape,
  }),
});

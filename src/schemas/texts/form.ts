import { z } from 'zod';
import { list, schemaKey } from '../fields.ts';
import { sentence, sentences } from './words.ts';

const notice = (...names: string[]) => z.strictObject({ titre: sentence(), texte: sentence(...names) });

/** Words of the plate card, the four steps, their toasts and their errors (specification 1 §2 and §8). */
export const formTextsSchema = z.strictObject({
  $schema: schemaKey,
  carte: sentences('titre', 'verifier', 'disponible', 'delai', 'condition', 'finaliser', 'enCours').extend({
    appeler: sentence('telephone'),
  }),
  plaque: sentences('libelle', 'exemple', 'valide', 'format'),
  vitrage: sentences('libelle', 'populaire', 'suite'),
  telephone: sentences('libelle', 'exemple', 'raison', 'donnees', 'politique'),
  obligatoires: sentence(),
  nom: sentences('libelle'),
  adresse: sentences('libelle', 'aide'),
  commun: sentences(
    'demande',
    'retour',
    'continuer',
    'fermer',
    'fermerAvis',
    'appeler',
    'nonSurtaxe',
    'champPiege',
  ).extend({ etape: sentence('numero', 'total'), etapeDite: sentence('numero', 'total') }),
  etapes: list(sentence(), 4, 4),
  etape1: z.strictObject({ aide: sentence(), rassurances: list(sentence(), 1, 4), condition: sentence() }),
  etape2: sentences('sousTitre'),
  etape3: sentences(
    'aide',
    'valider',
    'enregistree',
    'rappel',
    'suite',
    'terminer',
    'completer',
    'enregistrer',
    'annuler',
    'finaliser',
    'changerNumero',
  ),
  etape4: z.strictObject({
    recap: sentences('plaque', 'vitrage', 'name', 'phone', 'address'),
    nonRenseigne: sentence(),
    rassurances: list(sentence(), 1, 4),
    condition: sentence(),
    modifier: sentence(),
    envoyer: sentence(),
    enCours: sentence(),
  }),
  envoyee: sentences(
    'titre',
    'texte',
    'telephone',
    'disponible',
    'reference',
    'photo',
    'photoAide',
    'preparation',
    'nouvelle',
  ).extend({
    photoMessage: sentence('reference', 'vitrage', 'plaque'),
    photoMessageSansReference: sentence('vitrage', 'plaque'),
  }),
  avis: z.strictObject({
    carteReussie: notice('phone'),
    telephoneValide: notice(),
    informationsSauvegardees: notice(),
    informationsValidees: notice(),
    envoyee: notice(),
    doublon: notice(),
    carteEchouee: notice('telephone'),
    telephoneEchoue: notice('telephone'),
    informationsEchouees: notice('telephone'),
    envoiEchoue: notice('telephone'),
  }),
});

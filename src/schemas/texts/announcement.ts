import { z } from 'zod';
import { sentences } from './words.ts';

const subject = (title: string) => [title, 'reference', 'resume'] as const;

const subjects = sentences({
  nonEnregistree: 'Préfixe : demande non enregistrée',
  suspecte: 'Préfixe : demande suspecte',
  nouvelle: subject('Nouvelle demande'),
  completee: subject('Demande complétée'),
  precisee: subject('Demande modifiée'),
  encore: subject('Le client relance'),
  annulee: subject('Demande annulée par le client'),
  rappel: subject('Demande pas encore rappelée'),
  relance: subject('Demande à relancer'),
  danger: subject('Dernières heures pour rappeler'),
  groupe: ['Annonces regroupées', 'nombre'],
  rappels: ['Rappels regroupés', 'nombre', 'demandes'],
  matin: ['Résumé du matin', 'ouvertes', 'rendezVous', 'recues'],
  abandon: ['Annonces abandonnées', 'canal', 'nombre'],
  essai: ['Essai', 'canal'],
  sauvegarde: ['Sauvegarde', 'date'],
  bureau: ['Lien pour le bureau', 'marque'],
}).meta({
  title: 'Objets des e-mails',
  description: 'Lus sur un téléphone verrouillé : l’essentiel en tête',
});

const fields = sentences({
  plaque: 'Plaque',
  vitrage: 'Vitrage',
  phone: 'Téléphone',
  name: 'Nom',
  address: 'Adresse',
}).meta({ title: 'Champs', description: 'Leurs noms dans « Changé : … »' });

const labels = sentences({
  phone: 'Téléphone',
  name: 'Nom',
  address: 'Adresse',
  reference: 'Référence',
  recue: 'Date de réception',
  manque: 'Ce qui manque',
}).meta({ title: 'Libellés', description: 'Devant chaque valeur, dans l’e-mail' });

const phrases = sentences({
  nonEnregistree: 'La demande n’est pas enregistrée',
  suspecte: 'La demande semble venir d’un automate',
  completee: 'La demande est complétée',
  encore: 'Le client relance',
  annulee: 'Le client a annulé',
  relance: 'L’heure de rappeler est venue',
  suivre: 'Bouton : ouvrir la demande',
  ecrire: 'Bouton : messagerie',
  groupe: 'Annonces regroupées',
  rappels: 'Rappels regroupés',
  essai: 'Essai',
  sauvegarde: 'Sauvegarde',
  bureau: 'Lien pour le bureau',
  ouvrirBureau: 'Bouton : ouvrir le bureau',
  appeler: ['Bouton : appel', 'telephone'],
  memeNumero: ['Autre demande du même numéro', 'reference'],
  change: ['Ce qui a changé', 'champs'],
  promesse: ['Rappel promis', 'echeance'],
  rappel: ['Personne n’a encore appelé', 'echeance'],
  depasse: ['La promesse est dépassée', 'echeance'],
  abandon: ['Annonces abandonnées', 'canal'],
}).meta({ title: 'Phrases' });

const message = (title: string, ...more: string[]) =>
  [title, 'marque', 'reference', 'vitrage', 'plaque', 'lien', ...more] as const;

const messages = sentences({
  premier: message('Premier message'),
  absent: message('Après un appel sans réponse'),
  rendezVous: message('Rendez-vous pris', 'quand'),
}).meta({ title: 'Messages au client', description: 'Déjà écrits quand l’équipe ouvre la messagerie' });

const states = sentences({
  open: 'À rappeler',
  done: 'Terminée',
  spam: 'Indésirable',
  cancelled: 'Annulée par le client',
  unanswered: 'Sans réponse',
  retry: ['Sans réponse, à rappeler plus tard', 'quand'],
  callback: ['À relancer', 'quand'],
  appointment: ['Rendez-vous', 'quand'],
}).meta({ title: 'États d’une demande' });

const acts = sentences({
  created: 'Demande reçue',
  completed: 'Complétée',
  changed: 'Modifiée',
  again: 'Relance du client',
  resent: 'Renvoyée',
  cancelled: 'Annulée',
  take: 'Prise en charge',
  unanswered: 'Appel sans réponse',
  done: 'Terminée',
  spam: 'Indésirable',
  reopen: 'Rouverte',
  note: 'Note',
  closed: 'Close d’elle-même',
  callback: ['À relancer', 'quand'],
  appointment: ['Rendez-vous', 'quand'],
}).meta({ title: 'Historique d’une demande' });

const morning = sentences({
  ouvertes: 'Demandes à rappeler',
  relances: 'Demandes à relancer',
  rendezVous: 'Rendez-vous du jour',
  passes: 'Rendez-vous passés',
  aucune: 'Aucune demande à rappeler',
  anciennes: 'Demandes anciennes',
  recues: 'Demandes reçues',
  appels: 'Premiers appels',
  sansDelai: 'Aucun appel noté',
  abandonnees: 'Annonces abandonnées',
  bureau: 'Bouton : bureau',
  delai: ['Délai médian du premier appel', 'duree'],
  autres: ['Demandes non affichées', 'nombre'],
}).meta({ title: 'Résumé du matin' });

/** Words of all that the firm is sent: announcements, reminders, the summary; states and history of the desk too. */
export const announcementTextsSchema = z
  .strictObject({
    sujets: subjects,
    champs: fields,
    libelles: labels,
    manques: sentences({ name: 'Le nom', address: 'L’adresse' }).meta({ title: 'Ce qui peut manquer' }),
    phrases,
    messages,
    numeros: sentences({
      special: 'Numéro spécial',
      foreign: 'Numéro étranger',
      unknown: 'Numéro inhabituel',
    }).meta({ title: 'Remarques sur le numéro' }),
    etats: states,
    gestes: acts,
    matin: morning,
  })
  .meta({ title: 'Annonces et bureau', description: 'Ce que l’équipe reçoit et lit pour chaque demande' });

import { z } from 'zod';
import { sentence, sentences } from './words.ts';

const subject = (title: string) => sentence(title, 'reference', 'resume');

const STATES = {
  called: 'Appelée, sans réponse',
  appointment: 'Rendez-vous pris',
  handled: 'Traitée',
  spam: 'Indésirable',
};

const subjects = sentences({
  nonEnregistree: 'Préfixe : demande non enregistrée',
  suspecte: 'Préfixe : demande suspecte',
})
  .extend({
    nouvelle: subject('Nouvelle demande'),
    completee: subject('Demande complétée'),
    precisee: subject('Demande précisée'),
    ajout: subject('Ajout à une demande'),
    rappel: subject('Demande pas encore rappelée'),
    danger: subject('Promesse en danger'),
    encore: subject('Demande renvoyée'),
    groupe: sentence('Annonces regroupées', 'nombre'),
    matin: sentence('Résumé du matin', 'ouvertes', 'hier'),
    abandon: sentence('Annonces abandonnées', 'canal', 'nombre'),
    essai: sentence('Essai', 'canal'),
    sauvegarde: sentence('Sauvegarde', 'date'),
  })
  .meta({ title: 'Objets des e-mails' });

const labels = sentences({
  phone: 'Téléphone',
  messagerie: 'Messagerie',
  vitrage: 'Vitrage',
  plaque: 'Plaque',
  name: 'Nom',
  address: 'Adresse',
  reference: 'Référence',
  recue: 'Date de réception',
  manque: 'Ce qui manque',
  rien: 'Champ laissé vide',
  ajouts: 'Envois suivants',
  modifiee: 'Date du dernier changement',
  suivi: 'Lien de suivi',
}).meta({ title: 'Libellés', description: 'Devant chaque valeur, dans l’e-mail' });

const phrases = sentences({
  nonEnregistree: 'La demande n’est pas enregistrée',
  suspecte: 'La demande semble venir d’un automate',
  completee: 'La demande est complétée',
  precisee: 'La demande est précisée',
  ajout: 'Une autre demande du même numéro',
  suivre: 'Lien vers la page de suivi',
  rappel: 'Personne n’a encore appelé',
  danger: 'La promesse est en danger',
  encore: 'La demande est renvoyée',
  groupe: 'Annonces regroupées',
  essai: 'Essai',
  sauvegarde: 'Sauvegarde',
})
  .extend({
    salutation: sentence('Message au client', 'marque', 'reference', 'vitrage', 'plaque'),
    abandon: sentence('Annonces abandonnées', 'canal'),
    memeNumero: sentence('Autre demande du même numéro', 'reference'),
  })
  .meta({ title: 'Phrases' });

const morning = sentences({
  ouvertes: 'Demandes à rappeler',
  aucune: 'Aucune demande à rappeler',
  hier: 'Demandes reçues hier',
  delai: 'Délai médian du premier appel',
  sansDelai: 'Aucun appel noté',
  attente: 'Annonces en attente',
  abandonnees: 'Annonces abandonnées',
})
  .extend({ autres: sentence('Demandes non affichées', 'nombre') })
  .meta({ title: 'Résumé du matin' });

const followUp = sentences({
  etat: 'Libellé de l’état',
  question: 'Question',
  messagerie: 'Bouton de la messagerie',
  carte: 'Lien vers le plan',
  ensuite: 'Arrivé ensuite',
  invalide: 'Lien non valable',
  expire: 'Lien expiré',
  efface: 'Demande effacée',
  illisible: 'Choix incompris',
  indisponible: 'Stockage indisponible',
})
  .extend({
    titre: sentence('Titre', 'reference'),
    depuis: sentence('Date de l’état', 'date'),
    appeler: sentence('Bouton d’appel', 'telephone'),
    boutons: sentences(STATES).meta({ title: 'Boutons' }),
    change: sentence('État changé entre-temps', 'etat'),
  })
  .meta({ title: 'Page de suivi' });

/** Words of all that the firm is told: the announcements, the morning's summary, the page that follows a request up. */
export const announcementTextsSchema = z
  .strictObject({
    sujets: subjects,
    libelles: labels,
    manques: sentences({ name: 'Le nom', address: 'L’adresse' }).meta({ title: 'Ce qui peut manquer' }),
    phrases,
    numeros: sentences({
      special: 'Numéro spécial',
      foreign: 'Numéro étranger',
      unknown: 'Numéro inhabituel',
    }).meta({ title: 'Remarques sur le numéro' }),
    etats: sentences({ open: 'À rappeler', ...STATES }).meta({ title: 'États d’une demande' }),
    matin: morning,
    suivi: followUp,
  })
  .meta({ title: 'Annonces et suivi', description: 'Ce que l’équipe reçoit et lit pour chaque demande' });

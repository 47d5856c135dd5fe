import { z } from 'zod';
import { FIELD_NAMES, sentence, sentences } from './words.ts';

const withPhone = (title: string) => sentence(title, 'telephone');
const until = (title: string) => [title, 'echeance', 'telephone'] as const;

const asked = { titre: 'Titre', bouton: 'Bouton', fait: 'Une fois fait' };

export const driverTextsSchema = z
  .strictObject({
    titre: sentence('Titre', 'reference'),
    etats: sentences({
      open: until('Attend un appel'),
      retard: until('L’appel est en retard'),
      unanswered: until('Appelée sans réponse'),
      callback: until('À relancer'),
      relanceEnRetard: until('La relance est en retard'),
      appointment: until('Rendez-vous'),
      done: until('Terminée'),
      cancelled: until('Annulée'),
      spam: until('Close'),
      unreadable: until('Illisible'),
    }).meta({ title: 'Où en est la demande' }),
    lignes: sentences({
      ...FIELD_NAMES,
      recue: 'Date d’envoi',
      rien: 'Champ laissé vide',
    }).meta({ title: 'Lignes' }),
    photo: sentences({
      bouton: 'Bouton',
      aide: 'Aide',
      message: ['Message', 'reference', 'vitrage', 'plaque'],
    }).meta({ title: 'Photo du vitrage' }),
    corriger: sentences({
      titre: 'Titre',
      aide: 'Aide',
      phone: 'Champ du téléphone',
      name: 'Champ du nom',
      address: 'Champ de l’adresse',
      bouton: 'Bouton',
      fait: ['Une fois fait', 'echeance'],
      rendezVous: ['Une fois fait, rendez-vous pris', 'echeance'],
    }).meta({ title: 'Corriger' }),
    annuler: sentences({ ...asked, question: 'Question' }).meta({ title: 'Annuler' }),
    effacer: sentences({
      ...asked,
      autres: ['Ce qui reste du même numéro', 'demandes', 'courriel', 'telephone'],
      question: ['Question', 'courriel'],
    }).meta({ title: 'Effacer' }),
    garder: sentence('Garder la page'),
    invalide: withPhone('Lien non valable'),
    expire: withPhone('Lien expiré'),
    efface: sentence('Demande effacée'),
    changee: sentence('Demande changée entre-temps'),
    tropDeCorrections: withPhone('Trop de corrections'),
    indisponible: withPhone('Stockage indisponible'),
  })
  .meta({ title: 'Page « Ma demande »', description: 'La page qu’un client garde après l’envoi' });

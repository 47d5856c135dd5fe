import { z } from 'zod';
import { path } from '../fields.ts';
import { sentences } from './words.ts';

const field = sentences({
  absent: 'Il manque',
  long: ['Il est trop long', 'nombre'],
  caracteres: 'Caractère interdit',
});

export const answerTextsSchema = z
  .strictObject({
    reponses: sentences({
      illisible: 'Demande illisible',
      methode: 'Mauvaise méthode d’envoi',
      type: 'Mauvais format',
      taille: 'Demande trop longue',
      origine: 'Demande d’un autre site',
      action: 'Opération inconnue',
      tropDeDemandes: ['Trop de demandes', 'telephone'],
      introuvable: ['Demande introuvable', 'telephone'],
      indisponible: ['Stockage indisponible', 'telephone'],
    }).meta({ title: 'Réponses du serveur' }),
    champs: z
      .strictObject({
        plaque: field.meta({ title: 'Plaque' }),
        vitrage: sentences({ absent: 'Il manque' }).meta({ title: 'Vitrage' }),
        phone: field.meta({ title: 'Téléphone' }),
        name: field.meta({ title: 'Nom' }),
        address: field.meta({ title: 'Adresse' }),
      })
      .meta({ title: 'Erreurs de saisie', description: 'Pour chaque champ du formulaire' }),
    page: sentences({
      titreErreur: 'Titre : demande non envoyée',
      titreFormulaire: 'Titre : demande à vérifier',
      titreIndisponible: 'Titre : enregistrement impossible',
      plaque: 'Libellé de la plaque',
      vitrage: 'Libellé du vitrage',
      phone: 'Libellé du téléphone',
      name: 'Libellé du nom',
      address: 'Libellé de l’adresse',
      envoyer: 'Bouton d’envoi',
      appelNonSurtaxe: 'Coût de l’appel',
      retour: 'Lien de retour',
      piege: 'Champ piège, pour les automates',
      appeler: ['Bouton d’appel', 'telephone'],
    })
      .extend({
        suite: z
          .strictObject({ vers: path })
          .meta({ title: 'Page qui suit', description: 'Celle qui dit que la demande est enregistrée' }),
      })
      .meta({
        title: 'Page sans scripts',
        description: 'Pour les navigateurs qui n’exécutent pas de script',
      }),
  })
  .meta({ title: 'Réponses à une demande' });

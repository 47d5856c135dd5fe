import { z } from 'zod';
import { link, list } from '../fields.ts';
import { sentence, sentences } from './words.ts';

/** The drawn plate has no room for more letters. */
const PLATE_LETTERS = 6;

const notice = (title: string, ...names: string[]) =>
  sentences({ titre: 'Titre', texte: ['Texte', ...names] }).meta({ title });

const reassurances = list(notice('Promesse et sa condition'), 1, 4).meta({ title: 'Promesses' });

export const formTextsSchema = z
  .strictObject({
    carte: sentences({
      titre: 'Titre',
      verifier: 'Bouton de vérification',
      disponible: 'Pièces disponibles',
      delai: 'Délai',
      condition: 'Condition, en petit',
      finaliser: 'Bouton d’envoi',
      sansPlaque: 'Lien pour qui n’a pas sa plaque',
      enCours: 'Pendant l’envoi',
      appeler: ['Lien d’appel', 'telephone'],
    }).meta({ title: 'Carte de l’accueil' }),
    plaque: sentences({
      libelle: 'Libellé',
      exemple: 'Exemple',
      valide: 'Format valide',
      format: 'Format attendu',
    }).meta({ title: 'Champ plaque' }),
    vitrage: sentences({
      libelle: 'Libellé',
      populaire: 'Badge du plus choisi',
      suite: 'Ce qui suit un choix',
    }).meta({
      title: 'Choix du vitrage',
    }),
    telephone: sentences({
      libelle: 'Libellé',
      exemple: 'Exemple',
      court: 'Numéro qui semble incomplet',
      complet: 'Numéro de dix chiffres',
      raison: 'Pourquoi nous le demandons',
      demarchage: 'Pas de démarchage',
      donnees: 'Durée de conservation',
    })
      .extend({ politique: link.meta({ title: 'Lien vers la politique de données' }) })
      .meta({
        title: 'Champ téléphone',
        description: 'La loi encadre le démarchage : faites relire un changement',
      }),
    manque: sentences({
      plaque: 'Sans plaque',
      vitrage: 'Sans vitrage',
      phone: 'Sans téléphone',
      name: 'Sans nom',
      address: 'Sans adresse',
    }).meta({ title: 'Ce qui manque', description: 'Affiché quand un champ est vide à l’envoi' }),
    obligatoires: sentence('Champs obligatoires'),
    nom: sentences({ libelle: 'Libellé' }).meta({ title: 'Champ nom' }),
    adresse: sentences({ libelle: 'Libellé', aide: 'Aide' }).meta({ title: 'Champ adresse' }),
    commun: sentences({
      demande: 'Nom de la demande',
      retour: 'Bouton de retour',
      continuer: 'Bouton suivant',
      fermer: 'Bouton qui quitte la demande',
      appeler: 'Bouton d’appel',
      nonSurtaxe: 'Coût de l’appel',
      champPiege: 'Champ piège, pour les automates',
      etape: ['Étape, affichée', 'numero', 'total'],
      etapeDite: ['Étape, lue par les lecteurs d’écran', 'numero', 'total'],
    }).meta({ title: 'Commun aux étapes' }),
    etapes: list(sentence('Titre d’étape'), 4, 4).meta({ title: 'Titres des étapes' }),
    etape1: z.strictObject({ rassurances: reassurances }).meta({ title: 'Étape 1' }),
    etape2: sentences({ sousTitre: 'Sous-titre' }).meta({ title: 'Étape 2' }),
    etape3: sentences({
      aide: 'Aide',
      valider: 'Bouton du téléphone',
      enregistree: 'Demande enregistrée',
      rappel: 'Promesse de rappel, avant le numéro',
      gain: 'Pourquoi donner nom et adresse (venu de l’accueil)',
      connu: 'Quand le numéro a déjà une demande',
      suite: 'Ce qui peut suivre',
      terminer: 'Bouton pour terminer',
      completer: 'Bouton pour compléter',
      enregistrer: 'Bouton d’enregistrement',
      annuler: 'Bouton d’annulation',
      finaliser: 'Bouton pour finaliser',
      changer: 'Bouton pour changer de numéro',
      changerQuoi: 'Sa suite, lue par les lecteurs d’écran',
    }).meta({ title: 'Étape 3' }),
    etape4: z
      .strictObject({
        recap: sentences({
          plaque: 'Plaque',
          name: 'Nom',
          address: 'Adresse',
        }).meta({ title: 'Libellés du récapitulatif' }),
        nonRenseigne: sentence('Champ laissé vide'),
        confirme: sentence('Aide'),
        rassurances: reassurances,
        condition: sentence('Condition, en petit'),
        modifier: sentence('Lien de modification'),
        envoyer: sentence('Bouton d’envoi'),
        enCours: sentence('Pendant l’envoi'),
      })
      .meta({ title: 'Étape 4' }),
    bon: sentences({
      titre: 'Titre',
      enregistree: 'Tampon : demande enregistrée',
      aConfirmer: 'Tampon : elle reste à confirmer',
      merci: `Mot sur la plaque de la voiture, en ${PLATE_LETTERS} lettres au plus`,
      vitrage: 'Vitrage',
      rappel: 'Numéro à rappeler',
      numero: 'À la place du numéro, avant qu’il soit tapé',
      delai: 'Heure limite du rappel',
      devis: 'Devis',
      gratuit: 'Prix du devis',
      completer: 'À la place du nom et de l’adresse',
    })
      .refine(({ merci }) => merci.length <= PLATE_LETTERS, {
        path: ['merci'],
        error: `dépasse la plaque dessinée : ${PLATE_LETTERS} lettres au plus`,
      })
      .meta({ title: 'Bon de la demande', description: 'Ce qui est connu de la demande, ligne par ligne' }),
    envoyee: sentences({
      titre: 'Titre',
      texte: 'Texte',
      texteDoublon: 'Texte, quand le numéro avait déjà une demande',
      telephone: 'Avant le numéro de téléphone',
      disponible: 'Disponibilité',
      reference: 'Libellé de la référence',
      photo: 'Bouton de la photo',
      photoAide: 'Aide de la photo',
      nouvelle: 'Bouton de nouvelle demande',
    })
      .extend({
        garder: sentences({
          page: 'Titre',
          aide: 'Ce qu’on y fait',
          ouvrir: 'Lien vers la page',
          partager: 'Bouton de partage',
          sms: 'Bouton du SMS',
          copier: 'Bouton de copie',
          copie: 'Une fois copié',
          refus: 'Quand le navigateur refuse',
          message: ['Message qui accompagne le lien', 'marque'],
        }).meta({ title: 'Garder la page de la demande' }),
        suite: list(
          sentences({ titre: 'Titre', quand: ['Quand', 'rappel', 'visite'], texte: 'Texte' }).meta({
            title: 'Suite',
          }),
          3,
          3,
        ).meta({ title: 'Les trois suites', description: '{rappel} et {visite} sont des dates' }),
        preparation: link.meta({ title: 'Lien vers le guide de préparation' }),
        photoMessage: sentence('Message de la photo', 'reference', 'vitrage', 'plaque'),
        photoMessageSansReference: sentence('Message de la photo, sans référence', 'vitrage', 'plaque'),
      })
      .meta({ title: 'Demande envoyée' }),
    avis: z
      .strictObject({
        carteReussie: notice('Carte envoyée', 'phone'),
        telephoneValide: sentence('Téléphone enregistré'),
        informationsSauvegardees: sentence('Informations sauvegardées'),
        informationsValidees: sentence('Informations validées'),
        envoyee: sentence('Demande envoyée'),
        doublon: notice('Numéro déjà enregistré'),
        carteEchouee: notice('Échec de la carte', 'telephone'),
        telephoneEchoue: notice('Échec du téléphone', 'telephone'),
        informationsEchouees: notice('Échec des informations', 'telephone'),
        envoiEchoue: notice('Échec de l’envoi', 'telephone'),
        horsLigne: notice('Sans connexion'),
        limite: sentence('Trop d’envois d’une connexion', 'telephone'),
      })
      .meta({ title: 'Messages', description: 'Ceux qui apparaissent un instant' }),
  })
  .meta({ title: 'Formulaire de devis' });

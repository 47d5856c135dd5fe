import { z } from 'zod';
import { sentence, sentences } from './words.ts';

const CHOICES = { accepter: 'Bouton « Tout accepter »', refuser: 'Bouton « Tout refuser »' };

export const consentTextsSchema = z
  .strictObject({
    banniere: sentences({
      titre: 'Titre',
      texte: 'Texte',
      retrait: 'Phrase sur le retrait, là où l’écran est assez large',
      politique: 'Lien vers la page des cookies',
      ...CHOICES,
      personnaliser: 'Bouton « Personnaliser »',
    }).meta({ title: 'Bandeau' }),
    reglages: z
      .strictObject({
        titre: sentence('Titre'),
        essentiels: sentences({ titre: 'Titre', texte: 'Texte', etat: 'État' }).meta({
          title: 'Cookies essentiels',
        }),
        analytics: sentences({ titre: 'Titre', texte: 'Texte' }).meta({ title: 'Mesure d’audience' }),
        marketing: sentences({ titre: 'Titre', texte: 'Texte' }).meta({ title: 'Publicité' }),
        enregistrer: sentence('Bouton d’enregistrement'),
        accepter: sentence(CHOICES.accepter),
        refuser: sentence(CHOICES.refuser),
        choixActuel: sentences({
          inconnu: 'Aucun choix encore',
          connu: 'Choix déjà fait',
          bloque: 'Choix que le navigateur refuse de garder',
        }).meta({ title: 'Choix actuel' }),
        sansScript: sentence('Sans scripts'),
      })
      .meta({ title: 'Réglages' }),
  })
  .meta({ title: 'Cookies', description: 'Bandeau et réglages' });

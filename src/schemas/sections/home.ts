import { z } from 'zod';
import { label, list, markdown, oneOf, text } from '../fields.ts';
import { body, choice, model, title } from './frame.ts';

const amount = {
  prix: text(1, 40).meta({ title: 'Prix', description: 'Un chiffre annoncé, ou quelques mots' }),
  condition: text(2, 160).optional().meta({ title: 'Condition', description: 'En petit, sous la ligne' }),
};

const line = z
  .strictObject({ libelle: label.meta({ title: 'Libellé' }), ...amount })
  .meta({ title: 'Ligne' });

const cover = z
  .strictObject({
    libelle: label.meta({ title: 'Libellé' }),
    ligne: line
      .optional()
      .meta({ title: 'Ligne', description: 'Ce que paie l’assureur, dans ce cas seulement' }),
    reste: z.strictObject(amount).meta({ title: 'Reste à payer' }),
  })
  .meta({ title: 'Cas' });

/** A quote drawn as a quote, in two cases that the visitor may choose between. */
export const quoteSection = model(
  'devis',
  { title: 'Devis', description: 'Un devis dessiné, ligne par ligne' },
  {
    texte: markdown.optional().meta({ title: 'Texte', description: 'À côté du devis' }),
    encart: z
      .strictObject({ titre: title, texte: body })
      .optional()
      .meta({ title: 'Encart', description: 'À côté du devis' }),
    exemple: z
      .strictObject({
        titre: title,
        plaque: text(2, 9).meta({
          title: 'Plaque',
          description: 'Une plaque jamais attribuée, comme AB-000-CD',
        }),
        texte: text(4, 120).meta({ title: 'Texte', description: 'La voiture et le lieu de l’exemple' }),
      })
      .meta({ title: 'Exemple' }),
    lignes: list(line, 2, 8).meta({ title: 'Lignes' }),
    resume: label.meta({ title: 'Dernière ligne', description: 'Le libellé de ce qu’il reste à payer' }),
    couvertures: list(cover, 2, 2).meta({
      title: 'Cas',
      description: 'Assuré, puis au tiers : le visiteur choisit',
    }),
  },
);

/** What the driver sees on the glass, and what follows from it. */
export const diagnosisSection = model(
  'diagnostic',
  { title: 'Diagnostic', description: 'Une question, trois réponses dessinées sur le pare-brise' },
  {
    cas: list(
      z
        .strictObject({
          dessin: oneOf(['sous-la-piece', 'devant-vos-yeux', 'au-bord']).meta({ title: 'Dessin' }),
          libelle: label.meta({ title: 'Libellé', description: 'Ce que voit le conducteur' }),
          reponse: oneOf(['reparer', 'remplacer']).meta({ title: 'Réponse' }),
        })
        .meta({ title: 'Cas' }),
      3,
      3,
    ).meta({ title: 'Cas' }),
    reparer: choice.meta({ title: 'Réparer' }),
    remplacer: choice.meta({ title: 'Remplacer' }),
  },
);

/** The four places of the drawn street, from left to right, each with its condition. */
export const placesSection = model(
  'lieux',
  { title: 'Lieux', description: 'La rue dessinée : rue, cour, sous-sol, bureau' },
  {
    lieux: list(
      z.strictObject({ titre: title, texte: text(4, 160).meta({ title: 'Texte' }) }).meta({ title: 'Lieu' }),
      4,
      4,
    ).meta({ title: 'Lieux', description: 'Quatre, dans l’ordre du dessin' }),
  },
);

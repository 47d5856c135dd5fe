import { z } from 'zod';
import { departmentCode, label, link, list, oneOf, text } from '../fields.ts';
import { body, icon, model, title } from './frame.ts';

/** A few very short reasons. */
export const tilesSection = model(
  'atouts',
  { title: 'Atouts', description: 'Trois ou quatre tuiles très courtes' },
  {
    atouts: list(
      z
        .strictObject({ titre: title, texte: text(2, 120).meta({ title: 'Texte' }), icone: icon })
        .meta({ title: 'Atout' }),
      3,
      4,
    ).meta({ title: 'Atouts' }),
  },
);

const price = text(1, 60).meta({
  title: 'Prix',
  description: 'Un chiffre annoncé, comme {prix-remplacement}',
});

const card = z
  .strictObject({
    titre: title,
    texte: body,
    icone: icon.optional().meta({ description: 'Seule la forme « cartes » la montre' }),
    departement: departmentCode.optional().meta({ description: 'Montre sa plaque, à la place de l’icône' }),
    prix: price.optional(),
    points: list(text(2, 200).meta({ title: 'Point' }), 1, 8)
      .optional()
      .meta({ title: 'Points', description: 'Liste courte sous le texte' }),
    lien: link.optional(),
  })
  .meta({ title: 'Carte' });

/** Cards, columns or lines of one kind. */
export const cardsSection = model(
  'cartes',
  { title: 'Cartes' },
  {
    forme: oneOf(['cartes', 'colonnes', 'lignes']).default('cartes').meta({
      title: 'Forme',
      description: '« cartes » : encadrées ; « colonnes » : sans cadre ; « lignes » : l’une sous l’autre',
    }),
    cartes: list(card, 2, 12).meta({ title: 'Cartes' }),
  },
);

const step = z
  .strictObject({
    titre: title,
    texte: body,
    duree: text(1, 40).optional().meta({ title: 'Durée' }),
  })
  .meta({ title: 'Étape' });

/** What happens, in its order. */
export const stepsSection = model(
  'etapes',
  { title: 'Étapes' },
  {
    forme: oneOf(['ligne', 'frise'])
      .default('ligne')
      .meta({ title: 'Forme', description: '« ligne » : en colonnes ; « frise » : verticale' }),
    etapes: list(step, 3, 9).meta({ title: 'Étapes' }),
    contact: z
      .boolean({ error: 'doit être true ou false' })
      .default(false)
      .meta({ title: 'Liens devis et appel', description: 'Sous les étapes' }),
  },
);

/** Advertised figures, set large. */
export const figuresSection = model(
  'chiffres',
  { title: 'Chiffres' },
  {
    chiffres: list(
      z
        .strictObject({
          valeur: text(1, 24).meta({
            title: 'Valeur',
            description: 'Un chiffre annoncé, comme {satisfaction}',
          }),
          libelle: label.meta({ title: 'Libellé' }),
        })
        .meta({ title: 'Chiffre' }),
      3,
      8,
    ).meta({ title: 'Chiffres' }),
  },
);

/** What a windscreen costs on known cars. */
export const modelPricesSection = model(
  'prix-par-modele',
  { title: 'Prix par modèle de voiture' },
  {
    modeles: list(
      z
        .strictObject({
          modele: label.meta({ title: 'Voiture' }),
          prix: text(1, 30).meta({ title: 'Prix' }),
          detail: text(2, 120).optional().meta({ title: 'Détail' }),
        })
        .meta({ title: 'Voiture' }),
      3,
      12,
    ).meta({ title: 'Voitures' }),
  },
);

/** Kinds of damage, drawn, and up to where each is repaired. */
export const damageSection = model(
  'impacts',
  { title: 'Impacts', description: 'Les dommages, dessinés' },
  {
    types: list(
      z
        .strictObject({
          dessin: oneOf(['etoile', 'oeil-de-boeuf', 'fissure', 'combinaison']).meta({ title: 'Dessin' }),
          titre: title,
          texte: body,
          limite: text(2, 120).meta({ title: 'Limite', description: 'Jusqu’où il se répare' }),
        })
        .meta({ title: 'Dommage' }),
      2,
      6,
    ).meta({ title: 'Dommages' }),
  },
);

import { z } from 'zod';
import { count } from '../lib/count.ts';
import { suggestion } from '../lib/suggest.ts';
import { departmentCode, label, list, markdown, oneOf, path, slug, text } from './fields.ts';
import { ICON_NAMES } from './icons.ts';

/** What every section of a page has: a title, and an anchor where a table of contents leads to it. */
const frame = {
  ancre: slug.optional().describe('Nom de l’ancre, pour les liens /page#ancre'),
  titre: text(4, 110),
  intro: markdown.optional().describe('Un ou deux paragraphes sous le titre'),
  note: text(4, 600).optional().describe('Condition ou précision, en petit sous la section'),
};

const icone = oneOf(ICON_NAMES).optional();

const lien = z.strictObject({ vers: path, libelle: label });

const textSection = z.strictObject({
  modele: z.literal('texte'),
  ...frame,
  texte: text(40, 8000).describe('Markdown : paragraphes, listes, sous-titres ###'),
  encart: z.strictObject({ titre: label, texte: markdown }).optional(),
});

const card = z.strictObject({
  titre: label,
  texte: markdown,
  icone,
  departement: departmentCode.optional().describe('Plaque du département, à la place de l’icône'),
  prix: text(1, 60).optional(),
  points: list(text(2, 200), 1, 8).optional(),
  lien: lien.optional(),
});

const cardsSection = z.strictObject({ modele: z.literal('cartes'), ...frame, cartes: list(card, 2, 12) });

const step = z.strictObject({ titre: label, texte: markdown, duree: text(1, 40).optional(), icone });

const stepsSection = z.strictObject({
  modele: z.literal('etapes'),
  ...frame,
  forme: oneOf(['ligne', 'frise']).default('ligne').describe('ligne : en colonnes ; frise : verticale'),
  etapes: list(step, 3, 9),
  contact: z
    .boolean({ error: 'doit être true ou false' })
    .default(false)
    .describe('Liens devis et appel sous les étapes'),
});

const figuresSection = z.strictObject({
  modele: z.literal('chiffres'),
  ...frame,
  chiffres: list(z.strictObject({ valeur: text(1, 24), libelle: label }), 3, 8),
});

const tableSection = z
  .strictObject({
    modele: z.literal('tableau'),
    ...frame,
    legende: text(4, 160).describe('Ce que montre le tableau, lu par les lecteurs d’écran'),
    colonnes: list(text(1, 60), 2, 6),
    lignes: list(list(text(1, 220), 2, 6), 2, 20).describe('Autant de cellules que de colonnes'),
  })
  .superRefine(({ colonnes, lignes }, context) => {
    for (const [index, cells] of lignes.entries()) {
      if (cells.length === colonnes.length) continue;
      const message = `a ${count(cells.length, 'cellule')} à la ligne ${index + 1} pour ${count(colonnes.length, 'colonne')} : il en faut autant`;
      context.addIssue({ code: 'custom', path: ['lignes', index], message });
    }
  });

const choice = z.strictObject({ titre: label, texte: markdown.optional(), points: list(text(2, 220), 2, 8) });

const comparisonSection = z.strictObject({
  modele: z.literal('reparer-ou-remplacer'),
  ...frame,
  reparer: choice,
  remplacer: choice,
});

const modelPricesSection = z.strictObject({
  modele: z.literal('prix-par-modele'),
  ...frame,
  modeles: list(z.strictObject({ modele: label, prix: text(1, 30), detail: text(2, 120).optional() }), 3, 12),
});

const damageSection = z.strictObject({
  modele: z.literal('impacts'),
  ...frame,
  types: list(
    z.strictObject({
      dessin: oneOf(['etoile', 'oeil-de-boeuf', 'fissure', 'combinaison']),
      titre: label,
      texte: markdown,
      limite: text(2, 120),
    }),
    2,
    6,
  ),
});

const townsSection = z.strictObject({
  modele: z.literal('villes'),
  ...frame,
  departement: departmentCode,
  villes: list(label, 2, 60).describe('Noms officiels des communes'),
  suite: text(4, 200).optional(),
});

const townListsSection = z.strictObject({
  modele: z.literal('villes-par-departement'),
  ...frame,
  departements: list(
    z.strictObject({
      code: departmentCode,
      citees: list(label, 1, 60).describe('Communes citées en premier'),
      autres: z
        .boolean()
        .default(false)
        .describe('true : la liste dit combien d’autres communes compte le département'),
    }),
    1,
    8,
  ),
});

const faqSection = z.strictObject({
  modele: z.literal('faq'),
  ...frame,
  questions: list(z.string({ error: 'doit être le nom d’une question, comme accueil/delai' }), 2, 14),
});

const tilesSection = z.strictObject({
  modele: z.literal('atouts'),
  ...frame,
  atouts: list(z.strictObject({ titre: label, texte: text(2, 120), icone: oneOf(ICON_NAMES) }), 3, 4),
});

const reviewsSection = z.strictObject({
  modele: z.literal('avis'),
  ...frame,
  arguments: list(
    z.strictObject({ titre: label, texte: text(10, 400), icone: oneOf(ICON_NAMES) }),
    2,
    4,
  ).optional(),
  lien: lien.optional(),
  avis: list(z.string({ error: 'doit être le nom d’un avis' }), 1, 12),
});

const mapSection = z.strictObject({
  modele: z.literal('carte'),
  ...frame,
  departements: list(z.strictObject({ code: departmentCode, texte: text(4, 220) }), 5, 8),
});

const makesSection = z.strictObject({ modele: z.literal('marques'), ...frame, marques: list(label, 6, 60) });

const actionSection = z.strictObject({
  modele: z.literal('appel'),
  ...frame,
  texte: markdown,
  bouton: label.optional(),
});

const contactSection = z.strictObject({
  modele: z.literal('contact'),
  ...frame,
  urgence: z.strictObject({ titre: label, texte: markdown }),
  devis: z.strictObject({ titre: label, texte: markdown }),
  secteurs: list(label, 2, 30).optional().describe('Secteurs d’intervention, en liste'),
});

const models = [
  textSection,
  tilesSection,
  cardsSection,
  stepsSection,
  figuresSection,
  tableSection,
  comparisonSection,
  modelPricesSection,
  damageSection,
  townsSection,
  townListsSection,
  faqSection,
  reviewsSection,
  mapSection,
  makesSection,
  actionSection,
  contactSection,
] as const;

const MODEL_NAMES = models.map(({ shape }) => shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = (input as { modele?: unknown } | null | undefined)?.modele;
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

/** One section of a page; `modele` chooses its look. A page is a list of these. */
const sectionSchema = z.discriminatedUnion('modele', models, { error: unknownModel });

/** A section as read from content. */
export type Section = z.infer<typeof sectionSchema>;

/** A section of one model, for the component that shows it. */
export type SectionOf<M extends Section['modele']> = Extract<Section, { modele: M }>;

/** The sections of a page, in their order. */
export const sectionsSchema = list(sectionSchema, 1, 24);

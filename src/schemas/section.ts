import { z } from 'zod';
import { count } from '../domain/sentence.ts';
import { suggestion } from '../domain/suggest.ts';
import { departmentCode, label, link, list, oneOf, paragraphs, text } from './fields.ts';
import { ICON_NAMES } from './icons.ts';
import { body, choice, model, title } from './section-frame.ts';
import { diagnosisSection, placesSection, quoteSection } from './section-home.ts';

const icon = oneOf(ICON_NAMES).meta({ title: 'Icône' });
const price = text(1, 60).meta({
  title: 'Prix',
  description: 'Un chiffre annoncé, comme {prix-remplacement}',
});

const textSection = model(
  'texte',
  { title: 'Texte', description: 'Paragraphes, listes et sous-titres' },
  {
    texte: paragraphs(40, 8000).meta({ title: 'Texte', description: 'Les sous-titres sont de niveau 3' }),
    encart: z
      .strictObject({ titre: title, texte: body })
      .optional()
      .meta({ title: 'Encart', description: 'Cadre à côté du texte' }),
  },
);

const tilesSection = model(
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

const cardsSection = model(
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

const stepsSection = model(
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

const figuresSection = model(
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

const tableSection = model(
  'tableau',
  { title: 'Tableau', description: 'La première cellule d’une ligne la nomme' },
  {
    legende: text(4, 160).meta({
      title: 'Légende',
      description: 'Ce que montre le tableau, lu par les lecteurs d’écran',
    }),
    colonnes: list(text(1, 60).meta({ title: 'Colonne' }), 2, 6).meta({ title: 'Colonnes' }),
    lignes: list(list(text(1, 220).meta({ title: 'Cellule' }), 2, 6).meta({ title: 'Ligne' }), 2, 20).meta({
      title: 'Lignes',
      description: 'Autant de cellules que de colonnes',
    }),
  },
).superRefine(({ colonnes, lignes }, context) => {
  for (const [index, cells] of lignes.entries()) {
    if (cells.length === colonnes.length) continue;
    const message = `a ${count(cells.length, 'cellule')} à la ligne ${index + 1} pour ${count(colonnes.length, 'colonne')} : il en faut autant`;
    context.addIssue({ code: 'custom', path: ['lignes', index], message });
  }
});

const comparisonSection = model(
  'reparer-ou-remplacer',
  { title: 'Réparer ou remplacer', description: 'Deux listes face à face' },
  { reparer: choice.meta({ title: 'Réparer' }), remplacer: choice.meta({ title: 'Remplacer' }) },
);

const modelPricesSection = model(
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

const damageSection = model(
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

const townsSection = model(
  'villes',
  { title: 'Communes d’un département' },
  {
    departement: departmentCode,
    villes: list(label.meta({ title: 'Commune' }), 2, 60).meta({
      title: 'Communes',
      description: 'Sous leur nom officiel',
    }),
    suite: text(4, 200).optional().meta({ title: 'Suite', description: 'Phrase après la liste' }),
  },
);

const townListsSection = model(
  'villes-par-departement',
  { title: 'Communes par département' },
  {
    departements: list(
      z
        .strictObject({
          code: departmentCode,
          citees: list(label.meta({ title: 'Commune' }), 1, 60).meta({
            title: 'Communes citées',
            description: 'Sous leur nom officiel',
          }),
          autres: z.boolean({ error: 'doit être true ou false' }).default(false).meta({
            title: 'Compter les autres',
            description: 'Dit combien d’autres communes compte le département',
          }),
        })
        .meta({ title: 'Département' }),
      1,
      8,
    ).meta({ title: 'Départements' }),
  },
);

const faqSection = model(
  'faq',
  { title: 'Questions' },
  {
    questions: list(
      z
        .string({ error: 'doit être le nom d’une question, comme accueil/delai' })
        .meta({ title: 'Question', reference: 'faq' }),
      2,
      14,
    ).meta({ title: 'Questions', description: 'Dans l’ordre de la page' }),
  },
);

const reviewsSection = model(
  'avis',
  { title: 'Avis' },
  {
    arguments: list(
      z
        .strictObject({ titre: title, texte: text(10, 400).meta({ title: 'Texte' }), icone: icon })
        .meta({ title: 'Argument' }),
      2,
      4,
    )
      .optional()
      .meta({ title: 'Arguments' }),
    lien: link.optional(),
    avis: list(
      z.string({ error: 'doit être le nom d’un avis' }).meta({ title: 'Avis', reference: 'avis' }),
      1,
      12,
    ).meta({ title: 'Avis', description: 'Dans l’ordre de la page' }),
  },
);

const mapSection = model(
  'carte',
  { title: 'Carte d’Île-de-France' },
  {
    departements: list(
      z
        .strictObject({ code: departmentCode, texte: text(4, 220).meta({ title: 'Texte' }) })
        .meta({ title: 'Département' }),
      5,
      8,
    ).meta({ title: 'Départements' }),
  },
);

const makesSection = model(
  'marques',
  { title: 'Marques de véhicules' },
  { marques: list(label.meta({ title: 'Marque' }), 6, 60).meta({ title: 'Marques' }) },
);

const actionSection = model(
  'appel',
  { title: 'Appel à l’action', description: 'Bandeau de fin, avec les boutons de devis et d’appel' },
  {
    texte: body,
    bouton: label.optional().meta({ title: 'Bouton', description: 'Libellé du premier bouton' }),
    messagerie: z
      .boolean({ error: 'doit être true ou false' })
      .default(false)
      .meta({ title: 'Bouton de messagerie', description: 'Là où une photo est demandée' }),
  },
);

const offer = z.strictObject({ titre: title, texte: body });

const contactSection = model(
  'contact',
  { title: 'Contact', description: 'Carte d’urgence, carte de devis et secteurs' },
  {
    urgence: offer.meta({ title: 'Urgence' }),
    devis: offer.meta({ title: 'Devis' }),
    secteurs: list(label.meta({ title: 'Secteur' }), 2, 30)
      .optional()
      .meta({ title: 'Secteurs', description: 'Secteurs d’intervention, en liste' }),
  },
);

/** In the order of the editor's menu, which writes a field that several have where the first of them has it. */
const models = [
  textSection,
  tilesSection,
  cardsSection,
  stepsSection,
  figuresSection,
  tableSection,
  diagnosisSection,
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
  quoteSection,
  placesSection,
] as const;

const MODEL_NAMES = models.map(({ shape }) => shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = (input as { modele?: unknown } | null | undefined)?.modele;
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

/** One section of a page; `modele` chooses its look. A page is a list of these. */
const sectionSchema = z
  .discriminatedUnion('modele', models, { error: unknownModel })
  .meta({ title: 'Section' });

/** A section as read from content. */
export type Section = z.infer<typeof sectionSchema>;

/** A section of one model, for the component that shows it. */
export type SectionOf<M extends Section['modele']> = Extract<Section, { modele: M }>;

/** The sections of a page, in their order. */
export const sectionsSchema = list(sectionSchema, 1, 24).meta({
  title: 'Sections',
  description: 'Les parties de la page, dans l’ordre',
});

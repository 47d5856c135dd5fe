import { page } from '../support/content-page.ts';
import type { Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const ARTICLE = 'content/articles/guide-impact.md';
const LEGAL = 'content/legal/mentions-legales-cgv.md';
const QUESTION = 'content/faq/93/prix.md';
const REVIEWS = 'content/avis.json';
const COMPANY = 'content/reglages/entreprise.json';

const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });
const legal = (from: string, to: string): Edit => ({ file: LEGAL, from, to });
const question = (from: string, to: string): Edit => ({ file: QUESTION, from, to });

const asWritten = (field: string, name = 'telephone', file = ZONE) => [
  `${file} : le champ « ${field} » emploie {${name}}, qui n’est pas remplacé à cet endroit : écrivez le texte en toutes lettres.`,
];

/** What an editor does with figures and their names, and what each is told. */
export const FIGURE_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'uses a figure in what search engines show': {
    edit: zone('pose au pavillon', 'pose {prix-remplacement} au pavillon'),
    says: asWritten('seo.description', 'prix-remplacement'),
  },
  'uses a name in the breadcrumb': {
    edit: zone('ariane: Pare-brise dans le 93', 'ariane: Pare-brise au {telephone}'),
    says: asWritten('ariane'),
  },
  'uses a name in the text of a chat': {
    edit: zone('un devis dans le 93', 'un devis au {telephone}'),
    says: asWritten('message'),
  },
  'uses a name in the summary of a zone': {
    edit: zone('taxis compris', 'taxis au {telephone}'),
    says: asWritten('zone.resume'),
  },
  'uses a name in the structured data': {
    edit: zone('  nom: Pare-brise dans le 93', '  nom: "{marque}, pare-brise dans le 93"'),
    says: asWritten('balisage.nom', 'marque'),
  },
  'uses a name in the value of a figure': {
    edit: zone('prix-remplacement: à partir de 400 €', 'prix-remplacement: dit au {telephone}'),
    says: asWritten('faits.prix-remplacement'),
  },
  'uses a name among the makes of vehicles': {
    edit: zone(
      '  - modele: avis',
      '  - modele: marques\n    titre: Les marques\n    marques: [Citroën, Dacia, Ford, Peugeot, Renault, "{marque}"]\n  - modele: avis',
    ),
    says: asWritten('sections.3.marques.6', 'marque'),
  },
  'uses a name in what a click on the contents is measured as': {
    edit: zone(
      'gabarit: fiche',
      'gabarit: guide\nsommaire:\n  - { ancre: questions, libelle: A, sujet: "{marque}" }\n  - { ancre: questions, libelle: B }\n  - { ancre: questions, libelle: C }',
    ),
    says: asWritten('sommaire.1.sujet', 'marque'),
  },
  'uses a figure in the header of a guide': {
    edit: {
      file: ARTICLE,
      from: 'titre: Impact, le guide rapide',
      to: 'titre: Impact, le guide à {telephone}',
    },
    says: asWritten('titre', 'telephone', ARTICLE),
  },
  'uses a name in the title of a legal text': {
    edit: legal('\ntitre: Mentions légales et conditions', '\ntitre: Mentions légales de {marque}'),
    says: asWritten('titre', 'marque', LEGAL),
  },
  'uses a name in a review': {
    edit: { file: REVIEWS, from: 'caméra comprise', to: 'merci {marque}' },
    says: asWritten('nadia-k.texte', 'marque', REVIEWS),
  },
  'uses a name in a fact of the firm': {
    edit: { file: COMPANY, from: '"rcs": "Nanterre"', to: '"rcs": "{siren}"' },
    says: asWritten('rcs', 'siren', COMPANY),
  },
  'leaves a brace open in a review': {
    edit: { file: REVIEWS, from: 'caméra comprise', to: 'merci {marque' },
    says: [
      `${REVIEWS} : le champ « nadia-k.texte » contient « {marque » : un nom s’écrit entre deux accolades, en minuscules et sans espace.`,
    ],
  },
  'asks a question with a figure its page does not give': {
    edit: question('Combien coûte la pose ?', 'Pourquoi {prix-pose} pour une pose ?'),
    says: [
      `${QUESTION} : le champ « question » emploie {prix-pose}, qui n’est ni un fait de ${ZONE} ni un fait de l’entreprise : ajoutez « prix-pose » aux chiffres annoncés (faits:).`,
    ],
  },
  'names the topic of a question after a figure its page does not give': {
    edit: question('---\n\nComptez', 'sujet: Prix de {prix-pose}\n---\n\nComptez'),
    says: [
      `${QUESTION} : le champ « sujet » emploie {prix-pose}, qui n’est ni un fait de ${ZONE} ni un fait de l’entreprise : ajoutez « prix-pose » aux chiffres annoncés (faits:).`,
    ],
  },
  'uses in the lead of a legal text a name that is no fact': {
    edit: legal('chapeau: Qui édite', 'chapeau: Comment {marques} édite'),
    says: [
      `${LEGAL} : le champ « chapeau » emploie {marques}, qui n’est ni un fait de la page ni un fait de l’entreprise : vouliez-vous dire « marque » ?`,
    ],
  },
  'gives a figure that no text uses': {
    edit: zone('  prix-remplacement: à', '  duree-reparation: 30 min\n  prix-remplacement: à'),
    says: [
      `${ZONE} : le champ « faits.duree-reparation » n’est repris par aucun texte de la page : écrivez {duree-reparation} dans un texte, ou retirez-le.`,
    ],
  },
  'draws a rating that the page does not give': {
    edit: page('avis', { hero: 'dessin: note', facts: ['note-avis: "5,0"'] }),
    says: [
      'content/pages/avis.md : le champ « faits.nombre-avis » manque : « dessin: note » l’affiche, ajoutez « nombre-avis » aux chiffres annoncés (faits:).',
    ],
  },
  'forgets the rating of the home page': {
    edit: page('accueil'),
    says: ['note-avis', 'nombre-avis'].map(
      (name) =>
        `content/pages/accueil.md : le champ « faits.${name} » manque : le haut de la page d’accueil l’affiche, ajoutez « ${name} » aux chiffres annoncés (faits:).`,
    ),
  },
  'gives another rating in the structured data': {
    edit: page('accueil', {
      facts: ['note-avis: "4,9"', 'nombre-avis: 1 047 avis'],
      markup: 'note: { valeur: 5, nombre: 1047 }',
    }),
    says: [
      'content/pages/accueil.md : le champ « faits.note-avis » annonce « 4,9 », mais balisage.note.valeur vaut 5 : écrivez la même valeur aux deux endroits.',
    ],
  },
  'counts other reviews in the structured data': {
    edit: page('accueil', {
      facts: ['note-avis: "5,0"', 'nombre-avis: 47 avis'],
      markup: 'note: { valeur: 5, nombre: 48 }',
    }),
    says: [
      'content/pages/accueil.md : le champ « faits.nombre-avis » annonce « 47 avis », mais balisage.note.nombre vaut 48 : écrivez la même valeur aux deux endroits.',
    ],
  },
};

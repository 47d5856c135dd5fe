import type { Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const ARTICLE = 'content/articles/guide-impact.md';
const LEGAL = 'content/legal/mentions-legales-cgv.md';
const QUESTION = 'content/faq/93/prix.md';

const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });
const article = (from: string, to: string): Edit => ({ file: ARTICLE, from, to });

/** What an editor names or links to that is not there, and what each is told. */
export const REFERENCE_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'names a question that does not exist': {
    edit: zone('93/delai', '93/delais'),
    says: [
      `${ZONE} : le champ « sections.2.questions.1 » nomme le fichier de question « 93/delais », absent de content/faq : vouliez-vous dire « 93/delai » ?`,
    ],
  },
  'names a review that does not exist': {
    edit: zone('[nadia-k]', '[karim-b]'),
    says: [
      `${ZONE} : le champ « sections.3.avis.1 » nomme l’avis « karim-b », absent de content/avis.json : corrigez le nom ou ajoutez-le.`,
    ],
  },
  'misspells a town': {
    edit: zone('Saint-Denis, Montreuil', 'Saint-Denis, Montreuille'),
    says: [
      `${ZONE} : le champ « sections.1.villes.2 » nomme « Montreuille », qui n’est pas une commune du 93 : vouliez-vous dire « Montreuil » ?`,
    ],
  },
  'leaves the towns of the page that was copied': {
    edit: zone('code: "93"', 'code: "95"'),
    says: [
      `${ZONE} : le champ « sections.1.departement » est le 93 alors que la page est celle du 95 : choisissez le 95 et ses communes.`,
    ],
  },
  'links to a page that does not exist': {
    edit: article('(/#devis)', '(/devis-gratuit)'),
    says: [`${ARTICLE} : mène à /devis-gratuit, une page qui n’existe pas : corrigez l’adresse.`],
  },
  'links to an anchor that does not exist': {
    edit: zone('guide-impact#ruban', 'guide-impact#rubans'),
    says: [
      `${ZONE} : le champ « sections.2.intro » mène à /blog/guide-impact#rubans, une ancre qui n’existe pas : vouliez-vous dire « ruban » ?`,
    ],
  },
  'lists an anchor that no section carries': {
    edit: zone(
      'gabarit: fiche',
      'gabarit: guide\nsommaire:\n  - { ancre: villes, libelle: Villes }\n  - { ancre: questions, libelle: A }\n  - { ancre: questions, libelle: B }',
    ),
    says: [
      `${ZONE} : le champ « sommaire.1.ancre » mène à « villes », qu’aucune section ne porte : ajoutez « ancre: villes » à une section.`,
    ],
  },
  'links from the title of a question to a page that does not exist': {
    edit: { file: QUESTION, from: 'coûte la pose', to: 'coûte [la pose](/tarif)' },
    says: [
      `${QUESTION} : le champ « question » mène à /tarif, une page qui n’existe pas : corrigez l’adresse.`,
    ],
  },
  'links from the lead of a legal text to a page that does not exist': {
    edit: { file: LEGAL, from: 'à quelles conditions.', to: 'à [quelles conditions](/conditions).' },
    says: [
      `${LEGAL} : le champ « chapeau » mène à /conditions, une page qui n’existe pas : corrigez l’adresse.`,
    ],
  },
  'lists towns of a department that the site does not know': {
    edit: zone(
      '  - modele: avis',
      '  - modele: villes-par-departement\n    titre: Dans l’Oise aussi\n    departements:\n      - { code: "60", citees: [Chantilly] }\n  - modele: avis',
    ),
    says: [
      `${ZONE} : le champ « sections.3.departements.1.code » nomme le département « 60 », qui n’est pas desservi : choisissez parmi 75, 77, 78, 91, 92, 93, 94, 95.`,
    ],
  },
  'adds a department that the site does not know': {
    edit: zone('  code: "93"', '  code: "60"'),
    says: [
      `${ZONE} : le champ « zone.code » nomme le département « 60 », qui n’est pas desservi : choisissez parmi 75, 77, 78, 91, 92, 93, 94, 95.`,
    ],
  },
};

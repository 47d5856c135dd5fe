import { guide } from '../support/content-page.ts';
import type { Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const ARTICLE = 'content/articles/guide-impact.md';
const LEGAL = 'content/legal/mentions-legales-cgv.md';
const PRIVACY = 'content/legal/politique-protection-donnees.md';
const QUESTION = 'content/faq/93/prix.md';

const article = (from: string, to: string): Edit => ({ file: ARTICLE, from, to });
const legal = (from: string, to: string): Edit => ({ file: LEGAL, from, to });

/** What an editor does with the headings of a long text and their anchors, and what each is told. */
export const HEADING_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'adds a part to a legal text without its anchor': {
    edit: legal('## Généralités', '## Prix\n\nTTC.\n\n## Généralités'),
    says: [`${LEGAL} : le champ « ancres » compte 2 ancres pour 3 titres « ## » : il en faut autant.`],
  },
  'writes a guide of which no part can be led to': {
    edit: guide('guide-pluie', '## Le ruban\n\n### En ville {#ville}'),
    says: [
      'content/articles/guide-pluie.md : n’a aucun titre « ## » avec une ancre, dont se fait le sommaire : écrivez par exemple « ## Le prix {#prix} ».',
    ],
  },
  'gives two parts of a guide one anchor': {
    edit: article('Collez-le', '### La pose {#ruban}\n\nCollez-le'),
    says: [`${ARTICLE} : répète l’ancre « ruban » : donnez-en une autre.`],
  },
  'gives two parts of a legal text one anchor': {
    edit: { file: PRIVACY, from: '[donnees, droits]', to: '[donnees, donnees]' },
    says: [`${PRIVACY} : le champ « ancres » répète l’ancre « donnees » : donnez-en une autre.`],
  },
  'gives a heading of a legal text the anchor of a part': {
    edit: legal('Le devis', '### Le devis {#editeur}\n\nLe devis'),
    says: [`${LEGAL} : répète l’ancre « editeur » : donnez-en une autre.`],
  },
  'writes an anchor in the middle of a heading': {
    edit: article('Collez-le', '### La pose {#pose} du ruban\n\nCollez-le'),
    says: [
      `${ARTICLE} : contient « {#pose} » : une ancre termine un titre, en minuscules et sans espace, comme « ## Le prix {#prix} ».`,
    ],
  },
  'gives a part of a guide the level of its title': {
    edit: article('Collez-le', '# La pose\n\nCollez-le'),
    says: [`${ARTICLE} : contient un titre trop haut, « La pose » : écrivez « ## La pose ».`],
  },
  'underlines a heading in a question': {
    edit: { file: QUESTION, from: 'Comptez', to: 'Le prix\n=======\n\nComptez' },
    says: [`${QUESTION} : contient un titre trop haut, « Le prix » : écrivez « ### Le prix ».`],
  },
  'gives a heading of a section the level of its title': {
    edit: { file: ZONE, from: '    intro: Lisez', to: '    intro: |\n      ## Avant\n\n      Lisez' },
    says: [
      `${ZONE} : le champ « sections.2.intro » contient un titre trop haut, « Avant » : écrivez « ### Avant ».`,
    ],
  },
};

import type { Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';

const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });

/** What an editor writes that the look of the page has no room for, and what each is told. */
export const TEMPLATE_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'leaves a cell out of a table': {
    edit: zone(
      '  - modele: avis',
      '  - modele: tableau\n    titre: Les prix\n    legende: Prix par vitrage\n    colonnes: [Vitrage, Prix, Durée]\n    lignes: [[Pare-brise, 400 €, 2h], [Lunette, 300 €]]\n  - modele: avis',
    ),
    says: [
      `${ZONE} : le champ « sections.3.lignes.2 » a 2 cellules à la ligne 2 pour 3 colonnes : il en faut autant.`,
    ],
  },
  'makes a guide without its contents': {
    edit: zone('gabarit: fiche', 'gabarit: guide'),
    says: [
      `${ZONE} : le champ « sommaire » manque : « gabarit: guide » montre une table des matières, écrivez-la ou choisissez fiche.`,
    ],
  },
  'gives contents to a fact sheet': {
    edit: zone(
      'gabarit: fiche',
      'gabarit: fiche\nsommaire:\n  - { ancre: questions, libelle: A }\n  - { ancre: questions, libelle: B }\n  - { ancre: questions, libelle: C }',
    ),
    says: [
      `${ZONE} : le champ « sommaire » ne s’affiche pas avec « gabarit: fiche » : retirez-le ou choisissez guide.`,
    ],
  },
  'writes a line above the title of a zone': {
    edit: zone('  titre: Remplacement dans le 93', '  surtitre: Chez vous\n  titre: Remplacement dans le 93'),
    says: [
      `${ZONE} : le champ « hero.surtitre » ne s’affiche pas ici, la plaque du département tient sa place : retirez-le.`,
    ],
  },
  'chooses a drawing for a zone': {
    edit: zone('  titre: Remplacement dans le 93', '  dessin: voiture\n  titre: Remplacement dans le 93'),
    says: [
      `${ZONE} : le champ « hero.dessin » ne s’affiche pas ici, le contour du département tient sa place : retirez-le.`,
    ],
  },
};

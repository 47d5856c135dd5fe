import { guide, page } from '../support/content-page.ts';
import type { Edit } from '../support/content-tree.ts';

const DEPARTMENTS = 'content/reglages/departements.json';

/** What an editor does to addresses and departments, and what each is told. */
export const ADDRESS_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'names a page after an address that leads home': {
    edit: page('contact'),
    says: [
      'content/pages/contact.md : prend l’adresse /contact, qui mène à l’accueil : renommez le fichier.',
    ],
  },
  'names a page after one of the site’s own': {
    edit: page('404'),
    says: ['content/pages/404.md : prend l’adresse /404, que le site se réserve : renommez le fichier.'],
  },
  'names a guide after the list of guides': {
    edit: guide('index', '## Le ruban {#ruban}'),
    says: [
      'content/articles/index.md : prend l’adresse /blog/index, que le site se réserve : renommez le fichier.',
    ],
  },
  'puts a page into a folder': {
    edit: page('villes/gonesse'),
    says: [
      'content/pages/villes/gonesse.md : est dans un sous-dossier, où il n’a pas d’adresse : sortez-le de ce sous-dossier.',
    ],
  },
  'names a page after a zone': {
    edit: page('pare-brise-93'),
    says: [
      'content/zones/pare-brise-93.md : porte le même nom que content/pages/pare-brise-93.md, donc la même adresse ou la même image de partage : renommez l’un des deux.',
    ],
  },
  'names a page after a guide': {
    edit: page('guide-impact'),
    says: [
      'content/articles/guide-impact.md : porte le même nom que content/pages/guide-impact.md, donc la même adresse ou la même image de partage : renommez l’un des deux.',
    ],
  },
  'takes away a department that the map draws': {
    edit: {
      file: DEPARTMENTS,
      from: '  {\n    "id": "77",\n    "nom": "Seine-et-Marne",\n    "dans": "en Seine-et-Marne"\n  },\n',
      to: '',
    },
    says: [`${DEPARTMENTS} : le champ « 77 » manque : la carte dessine ce département, ajoutez son nom.`],
  },
  'adds a department that the map does not draw': {
    edit: {
      file: DEPARTMENTS,
      from: '[\n',
      to: '[\n  { "id": "60", "nom": "Oise", "dans": "dans l’Oise" },\n',
    },
    says: [`${DEPARTMENTS} : le champ « 60 » n’est pas dessiné sur la carte : retirez-le.`],
  },
};

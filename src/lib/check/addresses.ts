import { COLLECTIONS } from '../../schemas/collections.ts';
import { LEGAL_ROLES, PAGE_ROLES, type Role } from '../../schemas/roles.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { isDraft, type PageCollection, pagesIn, pathOf } from '../content/path-of.ts';
import { CODES } from '../map/ile-de-france.ts';

const RESERVED = ['/404', '/index', '/blog/index'];

/** Matches URLs of the editor, of the Netlify function and of static files. */
const BEHIND =
  /^\/(?:(?:admin|api|_astro|cartes|dessins|og|styles)(?:\/|$)|[^/]+\.(?:ico|txt|css|json|png)$|guides\.xml$|sitemap-[^/]+\.xml$|_)/;

/** Removes what web hosts ignore in a URL: case, repeated and trailing slashes, `.html`. */
const comparable = (address: string): string =>
  (URL.parse(address.replace(/\/+/g, '/'), 'https://site.example')?.pathname ?? '')
    .toLowerCase()
    .replace(/\/(?:index)?(?:\.html)?$|\.html$/, '') || '/';

/** Checks URLs, roles, redirects and departments, and that titles, descriptions and share images are unique. */
export function checkAddresses(tree: ContentTree): ContentIssue[] {
  const { pages, zones, legal, departements } = tree.entries;
  const all = pagesIn(tree);
  // Titles of drafts are not compared, because an author who renames a page may leave the old copy as a draft.
  const read = all.filter((page) => !isDraft(page));
  return [
    ...all.flatMap((page, index) => {
      const twin = all.findIndex((other) => other.id === page.id);
      const message = unreachable(page) ?? (twin < index ? sharesNameWith(all[twin]?.file) : undefined);
      return message ? [{ file: page.file, field: '', message }] : [];
    }),
    ...roleIssues('content/pages', pages, PAGE_ROLES),
    ...roleIssues('content/legal', legal, LEGAL_ROLES),
    ...pages.flatMap(hiddenRole),
    ...redirectIssues(tree),
    ...CODES.filter((code) => !departements.some(({ id }) => id === code)).map((code) => ({
      file: COLLECTIONS.departements.base,
      field: code,
      message: 'manque : la carte dessine ce département, ajoutez son nom',
    })),
    ...collisions(zones, 'zone.code', ({ data }) => data.zone.code),
    ...collisions(read, 'seo.titre', ({ data }) => data.seo?.titre),
    ...collisions(read, 'seo.description', ({ data }) => data.seo?.description),
  ];
}

function unreachable(page: Entry<PageCollection>): string | undefined {
  const path = pathOf(page);
  if (RESERVED.includes(path)) return `prend l’adresse ${path}, que le site se réserve : renommez le fichier`;
  if (page.id.includes('/'))
    return 'est dans un sous-dossier, où il n’a pas d’adresse : sortez-le de ce sous-dossier';
  return undefined;
}

/** All share images are in one folder, so file names of pages must be unique across collections. */
const sharesNameWith = (file: string | undefined): string =>
  `porte le même nom que ${file}, donc la même adresse ou la même image de partage : renommez l’un des deux`;

const roleIssues = (
  folder: string,
  entries: readonly { file: string; data: { role?: string | undefined } }[],
  roles: readonly Role[],
): ContentIssue[] =>
  roles.flatMap((role) => {
    const [first, ...others] = entries.filter(({ data }) => data.role === role);
    if (!first) {
      const message = `n’a aucune page au rôle « ${role} », que le site demande : écrivez « role: ${role} » dans l’en-tête de l’une d’elles`;
      return [{ file: folder, field: '', message }];
    }
    const message = `est « ${role} » comme dans ${first.file} : un rôle sert une seule fois, retirez l’un des deux`;
    return others.map(({ file }) => ({ file, field: 'role', message }));
  });

/** Code links to pages by role, so a page with a role must not be a draft or wait for a publication date. */
const hiddenRole = ({ file, data: { role, brouillon, publie } }: Entry<'pages'>): ContentIssue[] => {
  const field = brouillon ? 'brouillon' : 'publie';
  const message = `cache la page « ${role} », que le site demande : laissez ce champ vide, ou donnez ce rôle à une autre page`;
  return role && (brouillon || publie) ? [{ file, field, message }] : [];
};

/** Reports redirects from a URL that an earlier redirect, the site itself or a page (but not a draft) already uses. */
const redirectIssues = (tree: ContentTree): ContentIssue[] =>
  tree.entries.redirections.flatMap(({ file, place, data: { de } }, index, all) => {
    if (all.findIndex(({ data }) => comparable(data.de) === comparable(de)) < index)
      return [
        { file, field: `${place}.de`, message: `redirige ${de} comme plus haut : gardez l’une des deux` },
      ];
    const address = comparable(de);
    const page = pagesIn(tree).find((entry) => pathOf(entry) === address);
    if (page ? isDraft(page) : !BEHIND.test(address) && !RESERVED.includes(address)) return [];
    const message = page
      ? `redirige ${de}, l’adresse de ${page.file} : retirez la redirection ou renommez la page`
      : `redirige ${de}, que le site se réserve : retirez la redirection`;
    return [{ file, field: `${place}.de`, message }];
  });

const collisions = <E extends { file: string }>(
  entries: readonly E[],
  field: string,
  ownValue: (entry: E) => string | undefined,
): ContentIssue[] =>
  [...Map.groupBy(entries, ownValue)].flatMap(([value, [first, ...others]]) => {
    const message = `répète celui de ${first?.file} : donnez-en un autre, chaque page a le sien`;
    return value === undefined ? [] : others.map(({ file }) => ({ file, field, message }));
  });

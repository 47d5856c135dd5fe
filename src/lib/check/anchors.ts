import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { type PageCollection, pagesIn, pathOf } from '../content/path-of.ts';
import { textsIn } from '../content/walk-texts.ts';
import { writtenHeadings } from '../text/headings.ts';

/** Elements of the home page that links lead to. */
const HOME = ['devis', 'main-form', 'etape-1'];

/**
 * Ids that the site's own elements have: the frame of a page, the question of cookies, the forms of the quote, radio
 * buttons, and parts of drawings. A test finds every other in the built pages.
 */
const OWN =
  /^(?:contenu|page-top|texte|suite-titre|main-form|demande-envoyee|consent-.+|(?:etape|carte)-(?:[1-4]|plaque|phone|name|address|native|vitrage|bord|fondu)(?:-.+)?|.+-(?:(?:cas|face)-\d+|au-bord|devant-vos-yeux|sous-la-piece)|(?:choix|p|prestations|ruban|sent|verre|vitrages|[cvw])-(?:ciel|cote|coupe|etoile|feux|halo|lumiere|phare|pont|reste|sale|tole|tranche|verre|vue|\d+))$/;

/** Whether an element of the site has this id on the page itself, so that a link would lead there. */
export const isOwnAnchor = (anchor: string, path: string): boolean =>
  OWN.test(anchor) || (path === '/' && HOME.includes(anchor));

/** An anchor of a page, with the field that gives it and the heading that it may stand at. */
interface Anchor {
  field: string;
  anchor: string;
  heading?: string;
}

function anchorsOf({ data, body }: Entry<PageCollection>): Anchor[] {
  const sections = 'sections' in data ? data.sections : [];
  return [
    ...sections.flatMap(({ ancre }, index) =>
      ancre === undefined ? [] : [{ field: `sections.${index + 1}.ancre`, anchor: ancre }],
    ),
    ...writtenHeadings(body).flatMap(({ anchor, text }) =>
      anchor === undefined ? [] : [{ field: '', anchor, heading: text }],
    ),
  ];
}

/** Every address of the site with the anchors that links may name. */
export function anchorsByPath(tree: Pick<ContentTree, 'entries'>): Map<string, Set<string>> {
  const paths = new Map([
    ['/', new Set(HOME)],
    ['/404', new Set<string>()],
  ]);
  for (const page of pagesIn(tree)) {
    const own = paths.get(pathOf(page)) ?? [];
    paths.set(pathOf(page), new Set([...anchorsOf(page).map(({ anchor }) => anchor), ...own]));
  }
  return paths;
}

/** Checks that each anchor leads to one place, its own. */
export function checkAnchors({ entries }: ContentTree): ContentIssue[] {
  const reviews = new Set(entries.avis.map(({ id }) => id));
  const inPages = pagesIn({ entries }).flatMap((page) => {
    const anchors = anchorsOf(page);
    return anchors.flatMap(({ field, anchor, heading }, index) => {
      const taken =
        (isOwnAnchor(anchor, pathOf(page)) && 'que le site se réserve') ||
        (heading === undefined && reviews.has(anchor) && 'qui est celle d’un avis') ||
        (heading !== undefined &&
          anchors.findIndex((other) => other.anchor === anchor) < index &&
          'déjà prise plus haut');
      const message = heading
        ? `donne au titre « ${heading} » l’ancre « ${anchor} », ${taken} : finissez-le par une autre, comme « {#${anchor}-2} »`
        : `est une ancre ${taken} : donnez-en une autre, comme « ${anchor}-2 »`;
      return taken ? [{ file: page.file, field, message }] : [];
    });
  });
  // Such a text stands under a section or a question, on pages that it does not know.
  const elsewhere = [...entries.pages, ...entries.zones, ...entries.faq].flatMap((entry) =>
    textsIn(entry).flatMap(({ field, text, schema }) =>
      field === '' || schema.contentMediaType
        ? writtenHeadings(text).flatMap(({ anchor }) => {
            const message = `contient l’ancre « {#${anchor}} », qui ne sert que dans un guide ou un texte légal : retirez-la, un lien mène à l’ancre d’une section`;
            return anchor === undefined ? [] : [{ file: entry.file, field, message }];
          })
        : [],
    ),
  );
  const unnamed = [...entries.articles, ...entries.legal].flatMap(({ file, body }) =>
    writtenHeadings(body).flatMap(({ depth, anchor, text }) => {
      const title = text.replace(/\s*\{#\}$/, '');
      const message = `contient un titre dont ne se fait aucune ancre, « ${title} » : écrivez-le « ## Titre » en début de ligne, avec une lettre ou un chiffre`;
      return depth === 2 && anchor === undefined ? [{ file, field: '', message }] : [];
    }),
  );
  return [...inPages, ...elsewhere, ...unnamed];
}

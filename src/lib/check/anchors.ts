import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { type PageCollection, pagesIn, pathOf } from '../content/path-of.ts';
import { textsIn } from '../content/walk-texts.ts';
import { markdownParts } from '../text/markdown-parts.ts';

/** Ids on the home page, which links may target and the home page's sections must not use. */
const HOME = ['devis', 'main-form', 'etape-1'];

/** Matches ids in templates. tests/build/links.test.ts reports an id in a template that this pattern does not match. */
const OWN =
  /^(?:contenu|texte|suite-titre|main-form|demande-envoyee|consent-.+|(?:etape|carte)-(?:[1-4]|plaque|phone|name|address|native|vitrage|bord|fondu)(?:-.+)?|.+-(?:(?:cas|face)-\d+|au-bord|devant-vos-yeux|sous-la-piece)|(?:choix|p|prestations|ruban|sent|verre|vitrages|[cvw])-(?:ciel|cote|coupe|etoile|feux|halo|lumiere|phare|pont|reste|sale|tole|tranche|verre|vue|\d+))$/;

export const isOwnAnchor = (anchor: string, path: string): boolean =>
  OWN.test(anchor) || (path === '/' && HOME.includes(anchor));

interface Anchor {
  field: string;
  anchor: string;
  heading?: string;
}

function anchorsOf(page: Entry<PageCollection>): Anchor[] {
  const sections = page.data.sections.flatMap(({ ancre }, index) =>
    ancre === undefined ? [] : [{ field: `sections.${index + 1}.ancre`, anchor: ancre }],
  );
  return page.collection === 'legal' ? [...sections, ...headingAnchors(page)] : sections;
}

const headingAnchors = (entry: Entry): Required<Anchor>[] =>
  textsIn(entry).flatMap(({ field, text, schema }) =>
    field === '' || schema.contentMediaType
      ? markdownParts(text).headings.flatMap(({ anchor, text: heading }) =>
          anchor === undefined ? [] : [{ field, anchor, heading }],
        )
      : [],
  );

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

/**
 * Reports sections and headings with a reserved anchor, and sections with the anchor of a review. Reports headings with
 * an anchor that the page already uses above, and headings with an anchor outside legal texts.
 */
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
  // Outside legal texts, headings must not have anchors, because links lead to the anchors of sections.
  const { pages, zones, articles, faq } = entries;
  const elsewhere = [...pages, ...zones, ...articles, ...faq].flatMap((entry) =>
    headingAnchors(entry).map(({ field, anchor }) => {
      const message = `contient l’ancre « {#${anchor}} », qui ne sert que dans un texte légal : retirez-la, un lien mène à l’ancre d’une section`;
      return { file: entry.file, field, message };
    }),
  );
  return [...inPages, ...elsewhere];
}

/** Turns «Le prix, en clair» into `le-prix-en-clair`. */
const asAnchor = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface Titled {
  titre: string;
  ancre?: string | undefined;
}

/** Derives missing anchors from the titles of the sections. Each derived anchor is unique in the page. */
export function withAnchors<S extends Titled>(sections: readonly S[]): (S & { ancre: string })[] {
  const taken = new Set(sections.map(({ ancre }) => ancre));
  return sections.map((section, index) => {
    const name = asAnchor(section.titre) || `partie-${index + 1}`;
    let anchor = section.ancre ?? name;
    for (let number = 2; section.ancre === undefined && taken.has(anchor); number++)
      anchor = `${name}-${number}`;
    taken.add(anchor);
    return { ...section, ancre: anchor };
  });
}

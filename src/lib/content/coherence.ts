import { count } from '../count.ts';
import { walkTexts } from './anchors.ts';
import type { ContentIssue } from './issue.ts';
import { braceIssues } from './marks.ts';
import { NAME_PATTERN } from './names.ts';
import type { ContentTree } from './read.ts';

/**
 * Checks that entries agree with themselves and do not collide: departments, anchors, titles in search engines, and
 * `{names}` where none is filled in, or half written.
 */
export function checkCoherence({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, articles, legal, faq } = entries;
  const departments = new Set(entries.departements.map(({ id }) => id));
  return [
    ...[...pages, ...zones, ...articles, ...legal, ...faq].flatMap(braceIssues),
    ...zones.flatMap(({ file, data: { zone } }) =>
      departments.has(zone.code)
        ? []
        : [
            {
              file,
              field: 'zone.code',
              message: `nomme le département « ${zone.code} », absent de content/reglages/departements.json : ajoutez-le`,
            },
          ],
    ),
    ...collisions(zones, 'zone.code', ({ data }) => data.zone.code),
    ...collisions([...pages, ...zones, ...articles, ...legal], 'seo.titre', ({ data }) => data.seo.titre),
    ...collisions(
      [...pages, ...zones, ...articles, ...legal],
      'seo.description',
      ({ data }) => data.seo.description,
    ),
    ...[...pages, ...zones].flatMap(({ file, data }) =>
      data.sections.flatMap(({ ancre }, index) =>
        ancre && data.sections.findIndex((other) => other.ancre === ancre) < index
          ? [
              {
                file,
                field: `sections.${index + 1}.ancre`,
                message: `répète l’ancre « ${ancre} » : donnez-en une autre`,
              },
            ]
          : [],
      ),
    ),
    ...legal.flatMap(({ file, data, body }) => {
      const titles = body.match(/^## /gm)?.length ?? 0;
      const message = `compte ${count(data.ancres.length, 'ancre')} pour ${count(titles, 'titre')} « ## » : il en faut autant`;
      return titles === data.ancres.length ? [] : [{ file, field: 'ancres', message }];
    }),
    ...articles.flatMap(({ file, data }) => {
      const found: ContentIssue[] = [];
      walkTexts(data, '', (field, text) => {
        const [name] = text.match(NAME_PATTERN) ?? [];
        if (name)
          found.push({
            file,
            field,
            message: `emploie ${name} : un guide ne reprend les faits que dans son texte`,
          });
      });
      return found;
    }),
  ];
}

/** Entries after the first that say the same where each must say its own. */
function collisions<E extends { file: string }>(
  entries: readonly E[],
  field: string,
  ownValue: (entry: E) => string,
): ContentIssue[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry) => {
    const value = ownValue(entry);
    const taken = first.get(value);
    if (!taken) first.set(value, entry.file);
    return taken
      ? [{ file: entry.file, field, message: `répète celui de ${taken} : chaque page a le sien` }]
      : [];
  });
}

import { COLLECTIONS } from '../../schemas/collections.ts';
import { CODES, notServed } from '../ile-de-france.ts';
import type { ContentIssue } from './issue.ts';
import { braceIssues } from './marks.ts';
import type { ContentTree, Entry } from './parse.ts';

/**
 * Checks that entries agree with themselves and do not collide: departments, anchors, titles in search engines, and
 * `{names}` half written.
 */
export function checkCoherence({ entries }: ContentTree): ContentIssue[] {
  const { pages, zones, articles, legal, faq, avis, departements, entreprise } = entries;
  return [
    ...[...pages, ...zones, ...articles, ...legal, ...faq, ...avis, ...departements, ...entreprise].flatMap(
      braceIssues,
    ),
    ...departmentIssues(departements),
    ...zones.flatMap(({ file, data: { zone } }) =>
      CODES.includes(zone.code)
        ? []
        : [
            {
              file,
              field: 'zone.code',
              message: notServed(zone.code),
            },
          ],
    ),
    ...zones.filter(({ data }) => CODES.includes(data.zone.code)).flatMap(otherTowns),
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
  ];
}

const { base: DEPARTMENTS } = COLLECTIONS.departements;

/** The departments named and those that the map draws are the same: one without a name would be drawn without a link. */
function departmentIssues(departments: readonly { id: string }[]): ContentIssue[] {
  const named = departments.map(({ id }) => id);
  return [
    ...CODES.filter((code) => !named.includes(code)).map((code) => ({
      file: DEPARTMENTS,
      field: code,
      message: 'manque : la carte dessine ce département, ajoutez son nom',
    })),
    ...named
      .filter((code) => !CODES.includes(code))
      .map((code) => ({
        file: DEPARTMENTS,
        field: code,
        message: 'n’est pas dessiné sur la carte : retirez-le',
      })),
  ];
}

/** Lists of another department's towns: what is left of the page that was copied. */
const otherTowns = ({ file, data: { zone, sections } }: Entry<'zones'>): ContentIssue[] =>
  sections.flatMap((section, index) =>
    section.modele === 'villes' && section.departement !== zone.code
      ? [
          {
            file,
            field: `sections.${index + 1}.departement`,
            message: `est le ${section.departement} alors que la page est celle du ${zone.code} : choisissez le ${zone.code} et ses communes`,
          },
        ]
      : [],
  );

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

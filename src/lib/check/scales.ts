import { endsOf } from '../../sections/echelle/scale.ts';
import type { Section } from '../../sections/section.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { FACT_KINDS } from '../facts/kinds.ts';
import { factsIn, fillFacts } from '../facts/passages.ts';

const EXAMPLES = { '€': FACT_KINDS.montant.examples, km: '« 4 km » ou « 4 à 8 km »' };

/** Fills in placeholders and reports prices and distances that cannot be plotted on a scale. */
export const checkScales = ({ entries }: ContentTree): ContentIssue[] =>
  [...entries.pages, ...entries.zones, ...entries.articles].flatMap(scaleIssues);

function scaleIssues({ file, data, written }: Entry<'pages' | 'zones' | 'articles'>): ContentIssue[] {
  // Sections are numbered as in the file; `data` may lack sections that depend on a fact.
  const { sections } = written.data as { sections: readonly Section[] };
  return sections.flatMap((section, at) => {
    if (section.modele !== 'echelle') return [];
    return section.lignes.flatMap(({ valeur }, line) => {
      const value = fillFacts(valeur, data.faits);
      // `checkFacts` reports placeholders without a value.
      if (value === '' || factsIn(value).length > 0 || endsOf(value, section.unite).length > 0) return [];
      const message = `vaut « ${value} », que l’échelle ne sait pas placer : écrivez comme ${EXAMPLES[section.unite]}`;
      return [{ file, field: `sections.${at + 1}.lignes.${line + 1}.valeur`, message }];
    });
  });
}

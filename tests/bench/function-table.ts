import type { LoadReport } from './load.ts';
import { markdownTable } from './numbers.ts';

/** What the load on the function showed, as a table in Markdown. */
export const functionTable = (report: LoadReport): string =>
  markdownTable(
    ['create, different phones', 'found'],
    [
      ['p99, ms', report.p99.toFixed(0)],
      ['acknowledged and not stored', report.missing],
      ['failures', report.failures],
      ['memory on the second run, MB', report.growth.toFixed(0)],
    ],
  );

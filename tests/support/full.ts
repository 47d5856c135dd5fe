if (process.argv.includes('--full')) process.env['FULL'] = '1';

/** Whether checks are exhaustive (`npm run test:full`); `npm test` samples widths, pages and random cases. */
export const FULL = process.env['FULL'] === '1';

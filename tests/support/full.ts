if (process.argv.includes('--full')) process.env['FULL'] = '1';

/** Whether to run all tests and many random cases (`npm run test:full`), or the core tests and few cases. */
export const FULL = process.env['FULL'] === '1';

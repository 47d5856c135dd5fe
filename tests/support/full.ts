if (process.argv.includes('--full')) process.env['FULL'] = '1';

/** Whether to run many random cases (`npm run test:full`) or few. */
export const FULL = process.env['FULL'] === '1';

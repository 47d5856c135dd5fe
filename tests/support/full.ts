if (process.argv.includes('--full')) process.env['FULL'] = '1';

/** Whether random cases are many (`npm run test:full`); `npm test` tries few. */
export const FULL = process.env['FULL'] === '1';

if (process.argv.includes('--full')) process.env['FULL'] = '1';

/**
 * Whether everything is checked, as `npm run test:full` does. `npm test` checks of what is wide its telling part: some of
 * the widths, pages and random cases.
 */
export const FULL = process.env['FULL'] === '1';

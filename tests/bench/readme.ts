import { readFileSync, writeFileSync } from 'node:fs';

const BLOCK = /(<!-- bench:start -->)[\s\S]*?(<!-- bench:end -->)/;

/**
 * Puts the last tables between the two marks of README.md.
 *
 * @throws Error when the marks are not there
 */
export function writeReadme(text: string): void {
  const readme = readFileSync('README.md', 'utf8');
  if (!BLOCK.test(readme)) throw new Error('README.md has no <!-- bench:start --> … <!-- bench:end -->.');
  writeFileSync(
    'README.md',
    readme.replace(BLOCK, (_, start, end) => `${start}\n\n${text}\n\n${end}`),
  );
}

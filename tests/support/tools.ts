import { spawnSync } from 'node:child_process';
import { redisFault } from '../../netlify/local/redis-process.ts';
import { findChromium } from './chromium.ts';

/** Whether a program starts. @param path of the program; undefined where none was found */
const starts = (path: string | undefined): boolean =>
  path !== undefined && spawnSync(path, ['--version']).status === 0;

/** The command that fetches a package of Debian, where it may be given. */
const apt = (name: string): string[] =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
    ? [`apt-get update -q && apt-get install -y -q --no-install-recommends ${name}`]
    : [];

/**
 * Programs: whether each is here and starts, and the commands that fetch it, tried in this order. Debian's Chromium comes
 * first, as it draws the reference pictures.
 */
const TOOLS = [
  {
    name: 'Chromium',
    works: () => starts(findChromium()),
    fetch: [...apt('chromium-headless-shell'), 'npx playwright install chromium'],
  },
  { name: 'Redis', works: () => !redisFault(), fetch: apt('redis-server') },
];

/**
 * Finds the programs that the tests need, and fetches a missing one after saying so.
 *
 * @returns a sentence for the reader when one is missing and cannot be fetched
 */
export function provideTools(): string | undefined {
  for (const { name, works, fetch } of TOOLS) {
    for (const command of fetch) {
      if (works()) continue;
      console.log(`${name} is missing, fetching it: ${command}`);
      // Their output is for those who know the program; whether it starts now says all.
      spawnSync(command, { shell: true, stdio: 'ignore' });
      if (!works()) console.log(`${name} could not be fetched this way.`);
    }
    if (!works()) return `The tests need ${name}: install it, then run npm test again.`;
  }
  return undefined;
}

/** Names and versions of the programs that this run uses, as they print them. */
export function versions(): string[] {
  const commands = [
    `'${findChromium()}' --version`,
    'firefox-esr --version',
    'dpkg-query -W webkit2gtk-driver',
    'redis-server --version',
  ];
  const printed = commands.map((line) => spawnSync(line, { shell: true, encoding: 'utf8' }).stdout);
  return [`Node ${process.version}`, ...printed.map((text) => text.trim().replace(/ sha=.*/, ''))].filter(
    Boolean,
  );
}

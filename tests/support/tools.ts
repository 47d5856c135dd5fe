import { spawnSync } from 'node:child_process';
import { redisFault } from '../../netlify/local/redis-process.ts';
import { findChromium } from './chromium.ts';

const starts = (path: string | undefined): boolean =>
  path !== undefined && spawnSync(path, ['--version']).status === 0;

/** Command that installs a Debian package; none if apt is missing or the user is not root. */
const apt = (name: string): string[] =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
    ? [`apt-get update -q && apt-get install -y -q --no-install-recommends ${name}`]
    : [];

/** Debian's Chromium comes first, because it renders the reference screenshots. */
const TOOLS = [
  {
    name: 'Chromium',
    works: () => starts(findChromium()),
    fetch: [...apt('chromium-headless-shell'), 'npx playwright install chromium'],
  },
  { name: 'Redis', works: () => !redisFault(), fetch: apt('redis-server') },
];

/** Installs missing programs. @returns a message if a program cannot be installed */
export function provideTools(): string | undefined {
  for (const { name, works, fetch } of TOOLS) {
    for (const command of fetch) {
      if (works()) continue;
      console.log(`${name} is missing, installing it: ${command}`);
      // Ignores the exit code, because the loop checks whether the program works.
      spawnSync(command, { shell: true, stdio: 'ignore' });
      if (!works()) console.log(`${name} could not be installed this way.`);
    }
    if (!works()) return `The tests need ${name}: install it, then run npm test again.`;
  }
  return undefined;
}

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

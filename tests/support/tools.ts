import { spawnSync } from 'node:child_process';
import { hasRedisServer } from '../../netlify/local/redis-process.ts';
import { ENGINES, reach } from '../journeys/engines.ts';
import { findChromium } from './chromium.ts';

interface Tool {
  name: string;
  present: () => boolean;
  /** Debian's name of it. */
  debian: string;
  /** Another way to get it, tried next. */
  install?: [string, string[]];
}

const TOOLS: Tool[] = [
  {
    name: 'Chromium',
    present: () => findChromium() !== undefined,
    debian: 'chromium-headless-shell',
    install: ['playwright', ['install', 'chromium']],
  },
  { name: 'Redis', present: hasRedisServer, debian: 'redis-server' },
];

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

const viaApt = (name: string): boolean =>
  isRoot() &&
  succeeds('apt-get', ['update']) &&
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);

/** Which engines the journeys can run in here. */
interface Engines {
  /** Their projects in tests/playwright.config.ts. */
  run: string[];
  /** A line for each: whether it ran, or why not. */
  told: string[];
}

function findEngines(): Engines {
  const found = ENGINES.map((engine) => ({ engine, reached: reach(engine) }));
  return {
    run: found.filter(({ reached }) => reached.by !== 'nothing').map(({ engine }) => `journeys-${engine}`),
    told: found.map(({ engine, reached }) =>
      reached.by === 'nothing' ? `${engine}: not run, ${reached.missing}` : `${engine}: ten journeys run`,
    ),
  };
}

/** Finds or installs the programs the tests need; ends the process with one sentence where it cannot. */
export function provideTools(): Engines {
  for (const { name, present, debian, install } of TOOLS) {
    if (present()) continue;
    console.log(`${name} is missing: installing it.`);
    if (viaApt(debian) || (install && succeeds(...install))) continue;
    console.error(
      `The tests need ${name}: install it (Debian: apt-get install ${debian}), then run npm test again.`,
    );
    process.exit(1);
  }
  return findEngines();
}

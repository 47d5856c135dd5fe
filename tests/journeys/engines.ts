import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';

export const ENGINES = ['firefox', 'webkit'] as const;

type Engine = (typeof ENGINES)[number];

type Start =
  | { playwright: BrowserType }
  | { firefoxBinary: string }
  | { webkitBinary: string }
  | { missing: string };

const pathOf = (command: string): string =>
  spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();

function startFirefox(): Start {
  if (existsSync(firefox.executablePath())) return { playwright: firefox };
  const firefoxBinary = pathOf('firefox-esr') || pathOf('firefox');
  if (firefoxBinary) return { firefoxBinary };
  return { missing: 'no Firefox here (npx playwright install firefox; Debian: firefox-esr)' };
}

function startWebKit(): Start {
  if (existsSync(webkit.executablePath())) return { playwright: webkit };
  const [webkitBinary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (webkitBinary && pathOf('WebKitWebDriver') && pathOf('Xvfb')) return { webkitBinary };
  return { missing: 'no WebKit here (npx playwright install webkit; Debian: webkit2gtk-driver and xvfb)' };
}

/** Prefers Playwright's build of the engine to that of Debian. */
export const startOf = (engine: Engine): Start => (engine === 'firefox' ? startFirefox() : startWebKit());

export function enginesHere(): { found: Engine[]; missing: string[] } {
  const starts = ENGINES.map((engine) => ({ engine, start: startOf(engine) }));
  return {
    found: starts.filter(({ start }) => !('missing' in start)).map(({ engine }) => engine),
    missing: starts.flatMap(({ start }) => ('missing' in start ? [`journeys: ${start.missing}`] : [])),
  };
}

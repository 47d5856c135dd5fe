import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';

/** The engines that journeys run in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** One of them. */
type Engine = (typeof ENGINES)[number];

/** How an engine is reached on this machine. */
type Reached =
  | { by: 'playwright' }
  | { by: 'bidi'; binary: string }
  | { by: 'webdriver'; driver: string; binary: string }
  | { by: 'nothing'; missing: string };

const has = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

function reachFirefox(): Reached {
  if (existsSync(firefox.executablePath())) return { by: 'playwright' };
  const binary = ['firefox-esr', 'firefox'].find(has);
  if (binary) return { by: 'bidi', binary };
  return { by: 'nothing', missing: 'no Firefox here (npx playwright install firefox; Debian: firefox-esr)' };
}

function reachWebKit(): Reached {
  if (existsSync(webkit.executablePath())) return { by: 'playwright' };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (binary && has('WebKitWebDriver') && has('Xvfb'))
    return { by: 'webdriver', driver: 'WebKitWebDriver', binary };
  return {
    by: 'nothing',
    missing: 'no WebKit here (npx playwright install webkit; Debian: webkit2gtk-driver and xvfb)',
  };
}

/** How an engine is reached: as Playwright ships it, else as a distribution does. */
export function reach(engine: Engine): Reached {
  if (engine === 'firefox') return reachFirefox();
  if (engine === 'webkit') return reachWebKit();
  return findChromium() ? { by: 'playwright' } : { by: 'nothing', missing: 'no Chromium here' };
}

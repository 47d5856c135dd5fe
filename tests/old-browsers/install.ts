/** Downloads old browsers (160 MB) on first use, so that `npm install` stays small. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('.', import.meta.url));
const packages = join(folder, 'node_modules');

/** 92 is unsupported (unstyled pages), 106 must look like the current Chromium, 109 is the last for Windows 7 and 8. */
export const OLD_CHROMIUMS = [92, 106, 109] as const;

export type OldChromium = (typeof OLD_CHROMIUMS)[number];

export const homeOf = (version: OldChromium): string => join(packages, '.browsers', String(version));

export const oldChromiumsAreHere = (): boolean =>
  OLD_CHROMIUMS.every((version) => existsSync(homeOf(version)));

function unpack(version: OldChromium): void {
  const home = homeOf(version);
  if (existsSync(home)) return;
  const part = `${home}.part`;
  mkdirSync(part, { recursive: true });
  const packed = (name: string) =>
    brotliDecompressSync(readFileSync(join(packages, `chromium-${version}`, 'bin', `${name}.br`)));
  writeFileSync(join(part, 'chromium'), packed('chromium'));
  chmodSync(join(part, 'chromium'), 0o755);
  for (const archive of ['aws.tar', 'swiftshader.tar'])
    execFileSync('tar', ['x', '-C', part], { input: packed(archive) });
  renameSync(part, home);
}

/** @returns a message if the browsers cannot be installed */
export function installOldChromiums(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'old browsers: not tried, their builds are for Linux on x64';
  if (oldChromiumsAreHere()) return undefined;
  console.log('Installing old browsers: npm ci in tests/old-browsers');
  if (spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' }).status !== 0)
    return 'old browsers: not tried, npm ci failed in tests/old-browsers';
  for (const version of OLD_CHROMIUMS) unpack(version);
  return undefined;
}

if (import.meta.main) {
  const missing = installOldChromiums();
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
}

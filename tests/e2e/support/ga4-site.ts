import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

/** Measurement id of the tests' own build; no such property exists. */
export const GA4_ID = 'G-0TEST0TEST';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const OUT = resolve('test-results/ga4-site');

async function build(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', OUT], {
    env: { ...process.env, PUBLIC_GA_MEASUREMENT_ID: GA4_ID },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((ended) => astro.once('exit', ended));
  if (code !== 0) throw new Error('The site does not build with PUBLIC_GA_MEASUREMENT_ID.');
}

/** The policy that the host sends with every page, from the built `_headers`. */
const policy = (): string =>
  /Content-Security-Policy: (.*)/.exec(readFileSync(join(OUT, '_headers'), 'utf8'))?.[1] ?? '';

/** Builds the site with the ga4 adapter and serves it with its policy; only the tests of the adapter pay for it. */
export async function openGa4Site(): Promise<{ url: string; policy: string; close: () => void }> {
  await build();
  const headers = { 'content-security-policy': policy() };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(OUT, name))
      .find((name) => extname(name) && existsSync(name));
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    policy: headers['content-security-policy'],
    close: () => server.close(),
  };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** File behind an address, as the host finds it: `/blog` is blog.html even where a folder blog/ exists. */
function fileOf(root: string, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  const candidates = [`${path}.html`, path, join(path, 'index.html')];
  return candidates
    .map((name) => join(root, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Serves a built site on a free port of this machine. */
export async function serveStatic(root: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(root, pathname);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
const PACKED = /\.(html|css|js|json|svg|xml)$/;

/** A key for this run only, and its fingerprint, by which the browser is told to trust it. */
function identity() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, ...names, '-days', '2', '-keyout', keyFile, '-out', certFile],
    { stdio: 'ignore' },
  );
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

/** A running server: where it answers, and what makes a browser trust it. */
export interface Cdn {
  origin: string;
  fingerprint: string;
  close(): Promise<void>;
}

/**
 * Serves files as a CDN does: TLS, HTTP/2, brotli made beforehand, and with the site's own headers, which travel too.
 *
 * @param root folder of the built site
 * @param extra pages of the bench itself, by address
 */
export async function startCdn(root: string, extra: ReadonlyMap<string, string>): Promise<Cdn> {
  const rules = new HeadersHandler({ projectDir: root, publishDir: root, logger: console });
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const add = (address: string, name: string, content: Buffer, own: Record<string, string> = {}) => {
    const packed = PACKED.test(name);
    const headers: Record<string, string> = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    };
    for (const [header, value] of Object.entries(own)) headers[header.toLowerCase()] = value;
    files.set(address, { body: packed ? brotliCompressSync(content) : content, headers });
  };
  for (const name of globSync('**/*', { cwd: root })) {
    const file = join(root, name);
    if (!statSync(file).isFile()) continue;
    const address = `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
    const own = await rules.apply(new Request(`https://localhost${address}`));
    add(address, name, readFileSync(file), own);
  }
  for (const [address, html] of extra) add(address, 'page.html', Buffer.from(html));

  const { key, cert, fingerprint } = identity();
  const server: Http2SecureServer = createSecureServer(
    { key, cert, allowHTTP1: true },
    (request, response) => {
      const { pathname } = new URL(request.url, 'https://localhost');
      const file = files.get(pathname);
      if (!file) {
        response.writeHead(404);
        response.end();
        return;
      }
      response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
      response.end(file.body);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    fingerprint,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

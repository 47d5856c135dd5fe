import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openSite } from '../../netlify/local/site.ts';

/** Creates a self-signed certificate, which the browser accepts by its fingerprint. */
function identity() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', '2', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

/** Serves the site like Netlify's CDN: TLS, HTTP/2, brotli, `_headers`. @param extra HTML of more pages, by path */
export async function startCdn(root: string, extra: ReadonlyMap<string, string>) {
  const site = openSite(root);
  const { key, cert, fingerprint } = identity();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async ({ url }, outgoing) => {
    const request = new Request(`https://localhost${url}`, { headers: { 'accept-encoding': 'br' } });
    const own = extra.get(new URL(request.url).pathname);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    const response = own ? new Response(brotliCompressSync(own), { headers }) : await site.handle(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    fingerprint,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

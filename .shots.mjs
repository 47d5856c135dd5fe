import { readFileSync, existsSync, mkdirSync, globSync } from 'node:fs';
// usage: node .shots.mjs DIST OUT PORT [filter]
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from 'playwright';
const [, , D, OUT, PORT, FILTER = '', WIDTHS = '390,1280'] = process.argv;
const T = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const s = createServer((q, r) => {
  let p = decodeURIComponent(q.url.split('?')[0]);
  if (p === '/') p = '/index.html';
  let f = D + p;
  if (!existsSync(f) && existsSync(f + '.html')) f += '.html';
  if (existsSync(D + p + '.html')) f = D + p + '.html';
  try {
    const b = readFileSync(f);
    r.writeHead(200, { 'content-type': T[extname(f)] || 'application/octet-stream' });
    r.end(b);
  } catch {
    r.writeHead(404);
    r.end();
  }
}).listen(+PORT);
mkdirSync(OUT, { recursive: true });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const w of WIDTHS.split(',').map(Number)) {
  const c = await b.newContext({
    viewport: { width: w, height: w < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await c.addCookies([{ name: 'consent', value: 'x', url: `http://127.0.0.1:${PORT}` }]);
  for (const f of globSync('**/*.html', { cwd: D }).sort()) {
    if (f.startsWith('admin') || !f.includes(FILTER)) continue;
    const p = await c.newPage();
    await p.goto(`http://127.0.0.1:${PORT}/${f.replace(/\.html$/, '').replace(/^index$/, '')}`, {
      waitUntil: 'load',
    });
    await p.evaluate(() => {
      document.documentElement.dataset.whole = '';
      document.documentElement.dataset.consent = 'known';
      for (const i of document.images) i.loading = 'eager';
    });
    await p.addStyleTag({
      content:
        '.first-question{display:none!important}.mobile-bar{display:none!important}.header{position:static!important}',
    });
    await p.waitForTimeout(400);
    await p.screenshot({
      path: `${OUT}/${f.replace(/\//g, '_').replace('.html', '')}-${w}.png`,
      fullPage: true,
    });
    await p.close();
  }
  await c.close();
}
await b.close();
s.close();

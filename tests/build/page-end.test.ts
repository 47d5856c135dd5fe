import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import firm from '../../content/reglages/entreprise.json' with { type: 'json' };
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { DIST, pages, plain } from '../support/built-site.ts';

const { entries } = readContent(process.cwd());
const hours = entries.horaires[0]?.data.texte ?? '';
const summary = entries['legal-resume'][0]?.data;
const zonePaths = entries.zones.map((zone) => pathOf(zone));

const typed = (text: string): string => plain(text).replaceAll('’', "'");

describe.each(pages.map(({ path, root }) => [path, root] as const))('the footer of %s', (path, root) => {
  const end = root.querySelector('footer');
  const hrefs = end?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
  const text = typed(end?.structuredText ?? '');

  test('the footer shows the phone number with the opening hours, a quote link and a chat link', () => {
    const calls = end?.querySelectorAll('a[href^="tel:"]') ?? [];
    expect(calls.map((link) => plain(link.text))).toEqual([firm.telephone]);
    expect(text).toContain(typed(hours));
    expect(text).toContain('appel non surtaxé depuis un fixe');
    expect(hrefs).toContain('/#devis');
    expect(hrefs.some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  });

  test('the footer links to at most four other departments and three guides', () => {
    const links = root.querySelectorAll('.related-list a').map((link) => link.getAttribute('href') ?? '');
    const zones = links.filter((href) => zonePaths.includes(href));
    const others = zonePaths.filter((zone) => zone !== path).length;
    expect(zones).toHaveLength(Math.min(4, others));
    expect(root.querySelectorAll('.related-zones .plate')).toHaveLength(Math.min(4, others));
    expect(zones).not.toContain(path);
    const guides = links.filter((href) => href.startsWith('/blog/'));
    expect(guides).toHaveLength(Math.min(3, entries.articles.length));
    expect(guides.slice(0, -1)).not.toContain(path);
    expect(root.querySelectorAll('.related-guides a > .icon')).toHaveLength(guides.length);
  });

  test('the footer shows a map link, the e-mail address, the legal summary and the company’s registration numbers', () => {
    const block = end?.querySelector('.contact-block');
    expect(block?.querySelector('a[href^="https://www.google.com/maps/search/"]')).toBeTruthy();
    expect(block?.querySelector(`a[href="mailto:${firm.courriel}"]`)).toBeTruthy();
    for (const { titre, texte } of summary?.blocs ?? []) {
      expect(text).toContain(typed(titre));
      expect(text).toContain(typed(texte));
    }
    const unfolded = typed(end?.querySelector('.footer-firm')?.structuredText ?? '');
    expect(unfolded).toContain(firm.siren);
    expect(unfolded).toContain(firm.tva);
  });

  test('the footer does not collapse the links to the legal notice, the privacy policy and the cookie settings', () => {
    const unfolded = end?.querySelectorAll('.footer-legal a').map((link) => link.getAttribute('href'));
    expect(unfolded).toEqual(entries.menus[0]?.data.legal.map(({ vers }) => vers));
  });
});

test('each SVG file used by a map exists, contains the id that the map uses and is smaller than 20 kB', () => {
  const shown = pages.flatMap(({ html }) => [...html.matchAll(/<use href="(\/cartes\/[^"#]+)#([^"]+)"/g)]);
  const files = globSync('cartes/*.svg', { cwd: DIST });
  expect(new Set(shown.map(([, file]) => file))).toEqual(new Set(files.map((file) => `/${file}`)));
  for (const [, file = '', id] of shown) {
    const drawing = readFileSync(join(DIST, file), 'utf8');
    expect(drawing, file).toContain(`id="${id}"`);
    expect(Buffer.byteLength(drawing), file).toBeLessThan(20_000);
  }
});

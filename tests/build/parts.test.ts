import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typeset } from '../../src/domain/typography.ts';
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { renderPlain } from '../../src/lib/text/markdown.ts';
import { DIST, page, pages, plain } from '../support/built-site.ts';
import { pathOfRole } from '../support/roles.ts';

const { entries } = readContent(process.cwd());

const ALL = [...entries.pages, ...entries.zones];
const WITH_MAP = ALL.filter(({ data }) => data.sections.some(({ modele }) => modele === 'carte'));

test.each(WITH_MAP)('on the map of $id, any department without its own page links to the form', (entry) => {
  const zones = new Set(entries.zones.map(({ data }) => data.zone.code));
  const without = entries.departements.filter(({ id }) => !zones.has(id)).map(({ data }) => data);
  const { root } = page(pathOf(entry));
  const named = (selector: string) => root.querySelectorAll(selector).map(({ text }) => plain(text));
  const [drawn, listed] = ['.idf-map a[href="/#devis"] title', '.map-list a[href="/#devis"] strong'];
  expect(named(drawn).sort()).toEqual(without.map(({ dans }) => `Devis ${dans}`).sort());
  expect(named(listed).sort()).toEqual(without.map(({ nom }) => `${nom}, devis en ligne`).sort());
});

test('no page contains «[… à compléter]», «{si …}» or «{fin}»', () => {
  for (const { path, html } of pages) expect(html, path).not.toMatch(/\[[^\]]*à compléter|\{si |\{fin\}/);
});

test('each drawing is published once, in /dessins/', () => {
  expect(globSync('_astro/*.svg', { cwd: DIST })).toEqual([]);
});

const WITH_FAQ = ALL.filter(({ data }) => data.sections.some(({ modele }) => modele === 'faq'));

test.each(WITH_FAQ)('the answers on $id state the facts of the page, or else those of the site', (entry) => {
  const answers = entry.data.sections
    .flatMap((section) => (section.modele === 'faq' ? section.questions : []))
    .flatMap((id) => entries.faq.filter((question) => question.id === id))
    .map(({ body }) => plain(renderPlain(body, entry.data.faits)));
  const { root } = page(pathOf(entry));
  const shown = root
    .querySelectorAll('main .faq details .prose')
    .map((answer) => plain(answer.structuredText));
  expect(shown).toEqual(answers);
});

test.each(ALL)('the steps on $id show every icon that their content declares, and no other', (entry) => {
  const lists = entry.data.sections.filter((section) => section.modele === 'etapes');
  const steps = lists.filter(({ forme }) => /ligne|frise/.test(forme)).flatMap(({ etapes }) => etapes);
  const icons = page(pathOf(entry)).root.querySelectorAll('.steps .icon');
  expect(icons).toHaveLength(steps.filter(({ icone }) => icone).length);
});

test.each(entries.articles)('the guide $id shows its excerpt, if any, under its title', (entry) => {
  const lead = page(pathOf(entry)).root.querySelector('.reading-head .text-lead')?.text;
  expect(lead && plain(lead)).toBe(entry.data.extrait && plain(typeset(entry.data.extrait)));
});

const WITH_TABLE = [...ALL, ...entries.articles].filter(({ data }) =>
  data.sections.some(({ modele }) => modele === 'tableau'),
);

test.each(WITH_TABLE)('on $id, each table has its caption, even if it is shown as cards', (entry) => {
  const { root } = page(pathOf(entry));
  const captions = root
    .querySelectorAll('table.table caption, .table-slips')
    .map((element) => plain(element.getAttribute('aria-label') ?? element.text));
  const tables = entry.data.sections.filter((section) => section.modele === 'tableau');
  expect(captions).toEqual(tables.map(({ legende }) => plain(typeset(legende))));
});

test('texts of the islands have French typography and no unresolved placeholder', () => {
  const files = globSync('_astro/*.js', { cwd: DIST }).map((name) => readFileSync(join(DIST, name), 'utf8'));
  const scripts = files.join();
  for (const words of [entries.formulaire[0]?.data.carte.disponible, entries.horaires[0]?.data.texte])
    expect(scripts).toContain(typeset(words ?? ''));
  expect(scripts).not.toMatch(/\{(heures|delai-|si )/);
});

/** Pages with the usual hero: those without a role, the about page and the reviews page. */
const ordinary = entries.pages.filter(({ data: { role = 'avis' } }) => ['a-propos', 'avis'].includes(role));
const WITH_HERO = [...entries.zones, ...ordinary].map((entry) => pathOf(entry));

describe.each(WITH_HERO)('%s', (path) => {
  const { root } = page(path);

  test('the hero has exactly three link buttons: for a quote, a phone call and a chat', () => {
    const hrefs = root.querySelectorAll('.hero a.button').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toHaveLength(3);
    expect(hrefs).toContain('/#devis');
    expect(hrefs.some((href) => href.startsWith('tel:+33'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('https://wa.me/33'))).toBe(true);
  });
});

const SENT = pathOfRole('demande-envoyee');

describe.each(pages.filter(({ path }) => path !== '/').map(({ path, root }) => [path, root] as const))(
  'the first screen of %s',
  (path, root) => {
    test('the first screen has a breadcrumb that ends with the page itself', () => {
      const crumbs = root.querySelectorAll('.breadcrumb li');
      expect(plain(crumbs[0]?.text ?? '')).toBe('Accueil');
      expect(crumbs.at(-1)?.querySelector('[aria-current="page"]')).toBeTruthy();
    });

    // Skips the 404 page, which links only to the home page, and the page shown after a request.
    test.skipIf(path === '/404' || path === SENT)(
      'the first screen has badges and three contact links',
      () => {
        expect(root.querySelectorAll('.hero-badges li').length).toBeGreaterThan(0);
        const events = root.querySelectorAll('.hero-links a').map((link) => link.getAttribute('data-event'));
        expect(events).toEqual(['devis_cta_click', 'phone_click', 'whatsapp_click']);
      },
    );
  },
);

test.each(ALL)('$id shows every review listed in its content, with stars', (entry) => {
  const lists = entry.data.sections.filter((section) => section.modele === 'avis');
  const { root } = page(pathOf(entry));
  const reviews = root.querySelectorAll('.reviews .review');
  expect(reviews).toHaveLength(lists.flatMap(({ avis }) => avis).length);
  expect(reviews.filter((review) => !review.querySelector('.stars'))).toEqual([]);
  const folded = lists.flatMap(({ avis, ouverts }) => avis.slice(ouverts ?? avis.length));
  expect(root.querySelectorAll('.reviews-others:not([open]) .review')).toHaveLength(folded.length);
});

test('the chat link in the hero prefills a different message on each page', () => {
  const chatOf = (path: string) => page(path).root.querySelector('.hero a[href^="https://wa.me"]');
  const greetings = WITH_HERO.map((path) => chatOf(path)?.getAttribute('href'));
  expect(new Set(greetings).size).toBe(WITH_HERO.length);
});

test('the header, the footer and the map of the home page each link to every local page', () => {
  for (const path of entries.zones.map((zone) => pathOf(zone)))
    for (const place of ['header', 'footer', '.idf-map'])
      expect(page('/').root.querySelector(`${place} a[href="${path}"]`), `${place}: ${path}`).not.toBeNull();
});

test('the 404 page is in English and links to the home page', () => {
  const { root } = page('/404');
  expect(root.querySelector('h1')?.text.trim()).toBe('Oops! Page not found');
  expect(root.querySelector('main [lang="en"] a[href="/"]')?.text.trim()).toBe('Return to Home');
});

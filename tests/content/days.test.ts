import { describe, expect, test } from 'vitest';
import { redirectRules } from '../../src/integrations/finish/redirects.ts';
import { buildDay } from '../../src/lib/build/build-day.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { asOf } from '../../src/lib/publish/as-of.ts';
import { contentTree, type Edit, messagesAfter } from '../support/content-tree.ts';

const guide = (from: string, to: string): Edit => ({ file: 'content/articles/guide-impact.md', from, to });
const zone = (line: string): Edit => ({
  file: 'content/zones/pare-brise-93.md',
  from: 'misAJour',
  to: `${line}\nmisAJour`,
});
const redirect = (de: string, vers: string): Edit => ({
  file: 'content/reglages/redirections.json',
  text: JSON.stringify([{ de, vers }]),
});

const treeOn = (day: string | undefined, ...edits: Edit[]) => asOf(readContent(contentTree(edits)), day);

const on = (...of: Parameters<typeof treeOn>) => treeOn(...of).entries;

const names = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const NEXT_YEAR = guide('publie: 2025-09-19\nmisAJour: 2026-11-21', 'publie: 2027-01-05');
const LATER_ZONE = zone('publie: 2027-01-05');
const DRAFT_ZONE = zone('brouillon: oui');
const DRAFT = guide('publie: 2025', 'brouillon: oui\npublie: 2025');

describe('guides with a publication date', () => {
  test('a guide appears on its publication date, not the day before', () => {
    expect(names(on('2027-01-04', NEXT_YEAR).articles)).toEqual([]);
    expect(names(on('2027-01-05', NEXT_YEAR).articles)).toEqual(['guide-impact']);
  });

  test('a draft guide appears in deploy previews and never on the live site', () => {
    expect(names(on('2099-01-01', DRAFT).articles)).toEqual([]);
    expect(names(on(undefined, DRAFT).articles)).toEqual(['guide-impact']);
  });
});

describe('links to an unpublished page', () => {
  test('a link to an unpublished page becomes plain text in Markdown', () => {
    const link = /\[[^\]]+\]\(\/blog\/guide-impact/;
    const intro = (day: string) => JSON.stringify(on(day, NEXT_YEAR).zones[0]?.data);
    expect(intro('2027-01-05')).toMatch(link);
    expect(intro('2027-01-04')).not.toContain('/blog/guide-impact');
  });

  test('a link to an unpublished page becomes plain text in the answer to an FAQ question', () => {
    const text =
      '---\nquestion: Quand venez-vous ?\nsujet: Délai\n---\nLisez [le guide](/blog/guide-impact#ruban).\n';
    const answer: Edit = { file: 'content/faq/93/delai.md', text };
    const body = (day: string) => on(day, NEXT_YEAR, answer).faq.find(({ id }) => id === '93/delai')?.body;
    expect(body('2027-01-05')).toBe('Lisez [le guide](/blog/guide-impact#ruban).');
    expect(body('2027-01-04')).toBe('Lisez le guide.');
  });

  test.each([
    '[le guide](/blog/guide-impact "Lire")',
    '[le guide](</blog/guide-impact>)',
    '[le [beau] guide](/blog/guide-impact)',
  ])('the link %s to an unpublished page is rejected, as only [text](/page) becomes plain text', (link) => {
    const file = 'content/faq/93/delai.md';
    const answer: Edit = {
      file,
      text: `---\nquestion: Quand venez-vous ?\nsujet: Délai\n---\nLisez ${link}.\n`,
    };
    expect(messagesAfter(answer)).toEqual([]);
    expect(messagesAfter(answer, DRAFT)).toContain(
      `${file} : mène à une page qui n’est pas en ligne, par un lien qui resterait : écrivez-le [texte](/page), sans autre signe.`,
    );
  });

  test('a link to an unpublished page is omitted from a menu', () => {
    const menus: Edit = { file: 'content/reglages/menus.json', from: '"/avis"', to: '"/pare-brise-93"' };
    const pied = (day: string) => on(day, menus, LATER_ZONE).menus[0]?.data.pied;
    expect(pied('2027-01-05')).toHaveLength(1);
    expect(pied('2027-01-04')).toEqual([]);
  });

  test('a link to an unpublished page is omitted from the preview card of a guide', () => {
    const [entry] = on('2027-01-01', DRAFT_ZONE).articles;
    expect(entry?.data).not.toHaveProperty('guide');
    expect(entry?.data.titre).toBe('Impact, le guide rapide');
  });

  test.each([zone('publie: 2099-01-05'), DRAFT_ZONE])(
    'the last link of the legal summary is rejected if it leads to an unpublished page',
    (edit) => {
      const file = 'content/textes/legal-resume.json';
      const last = (vers: string): Edit => ({
        file,
        from: '"lien":{"vers":"/"',
        to: `"lien":{"vers":"${vers}"`,
      });
      expect(messagesAfter(last('/pare-brise-93#questions'))).toEqual([]);
      expect(messagesAfter(last('/pare-brise-93#questions'), edit)).toEqual([
        `${file} : le champ « lien.vers » mène à /pare-brise-93#questions, qui n’est pas en ligne : publiez cette page, ou menez ailleurs.`,
      ]);
    },
  );

  test('a redirect to an unpublished page is omitted', () => {
    const away = redirect('/ancien', '/pare-brise-93#questions');
    expect(on('2027-01-05', away, LATER_ZONE).redirections).toHaveLength(1);
    expect(on('2027-01-04', away, LATER_ZONE).redirections).toEqual([]);
  });

  test('a redirect from the URL of a draft page is omitted in deploy previews, which show the draft', () => {
    const away = redirect('/pare-brise-93', '/flotte');
    const rule = '\n/pare-brise-93 /flotte 301!\n';
    expect(redirectRules(treeOn('2027-01-04', away, DRAFT_ZONE))).toContain(rule);
    expect(redirectRules(treeOn(undefined, away, DRAFT_ZONE))).not.toContain(rule);
  });
});

test('a deploy preview has no build date, so that it shows scheduled entries', () => {
  expect(buildDay({ CONTEXT: 'deploy-preview' })).toBeUndefined();
  expect(buildDay({ CONTEXT: 'deploy-preview', SITE_DAY: '2026-12-24' })).toBe('2026-12-24');
});

test('a redirect from the URL of a published page is rejected, but one from the URL of a draft is accepted', () => {
  const away = redirect('/pare-brise-93', '/avis');
  expect(messagesAfter(away)).toHaveLength(1);
  expect(messagesAfter(away, DRAFT_ZONE)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { buildDay } from '../../src/lib/build/build-day.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { asOf } from '../../src/lib/publish/as-of.ts';
import { contentTree, type Edit, messagesAfter } from '../support/content-tree.ts';

const GUIDE = 'content/articles/guide-impact.md';
const ZONE = 'content/zones/pare-brise-93.md';
const guide = (from: string, to: string): Edit => ({ file: GUIDE, from, to });
const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });

/** Entries of the fixture that are on line on a day. */
const on = (day: string | undefined, ...edits: Edit[]) => asOf(readContent(contentTree(edits)), day).entries;

const names = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const NEXT_YEAR = guide('publie: 2025-09-19', 'publie: 2027-01-05');
const DRAFT = guide('publie: 2025', 'brouillon: oui\npublie: 2025');

describe('a guide', () => {
  test('appears on its day, and not the day before', () => {
    expect(names(on('2027-01-04', NEXT_YEAR).articles)).toEqual([]);
    expect(names(on('2027-01-05', NEXT_YEAR).articles)).toEqual(['guide-impact']);
  });

  test('never appears as a draft', () => {
    expect(names(on('2099-01-01', DRAFT).articles)).toEqual([]);
  });

  test('appears as a draft where drafts are shown', () => {
    expect(names(on(undefined, DRAFT).articles)).toEqual(['guide-impact']);
  });
});

describe('a link to a page that is not on line yet', () => {
  test('is plain text in a text', () => {
    const link = /\[[^\]]+\]\(\/blog\/guide-impact/;
    const intro = (day: string) => JSON.stringify(on(day, NEXT_YEAR).zones[0]?.data);
    expect(intro('2027-01-05')).toMatch(link);
    expect(intro('2027-01-04')).not.toContain('/blog/guide-impact');
  });

  test('is plain text in an answer', () => {
    const answer: Edit = {
      file: 'content/faq/93/delai.md',
      text: '---\nquestion: Quand venez-vous ?\nsujet: Délai\n---\nLisez [le guide](/blog/guide-impact#ruban).\n',
    };
    const body = (day: string) => on(day, NEXT_YEAR, answer).faq.find(({ id }) => id === '93/delai')?.body;
    expect(body('2027-01-05')).toBe('Lisez [le guide](/blog/guide-impact#ruban).');
    expect(body('2027-01-04')).toBe('Lisez le guide.');
  });

  test('is left out of a menu', () => {
    const menus: Edit = {
      file: 'content/reglages/menus.json',
      from: '"/avis"',
      to: '"/pare-brise-93"',
    };
    const later = zone('misAJour', 'publie: 2027-01-05\nmisAJour');
    const pied = (day: string) => on(day, menus, later).menus[0]?.data.pied;
    expect(pied('2027-01-05')).toHaveLength(1);
    expect(pied('2027-01-04')).toEqual([]);
  });

  test('is left out of a guide', () => {
    const later = zone('misAJour', 'brouillon: oui\nmisAJour');
    const [entry] = on('2027-01-01', later).articles;
    expect(entry?.data).not.toHaveProperty('guide');
    expect(entry?.data.titre).toBe('Impact, le guide rapide');
  });

  test('is left out of the redirects', () => {
    const redirect: Edit = {
      file: 'content/reglages/redirections.json',
      text: '[{ "de": "/ancien", "vers": "/pare-brise-93#questions" }]',
    };
    const later = zone('misAJour', 'publie: 2027-01-05\nmisAJour');
    expect(on('2027-01-05', redirect, later).redirections).toHaveLength(1);
    expect(on('2027-01-04', redirect, later).redirections).toEqual([]);
  });
});

test('a preview of a change is built for no day, so that it shows what comes later', () => {
  expect(buildDay({ CONTEXT: 'deploy-preview' })).toBeUndefined();
  expect(buildDay({ CONTEXT: 'deploy-preview', SITE_DAY: '2026-12-24' })).toBe('2026-12-24');
});

test('the address of a draft can be redirected', () => {
  const away = zone('misAJour', 'brouillon: oui\nmisAJour');
  const redirect: Edit = {
    file: 'content/reglages/redirections.json',
    text: '[{ "de": "/pare-brise-93", "vers": "/avis" }]',
  };
  expect(messagesAfter(redirect)).toHaveLength(1);
  expect(messagesAfter(redirect, away)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { checkTree } from '../../src/lib/check/check.ts';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { parseContent } from '../../src/lib/content/parse.ts';
import { rawEntries } from '../../src/lib/content/raw.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { publish } from '../../src/lib/publish/published.ts';
import { contentTree, type Edit } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });
const promise = (reponse: string): Edit => ({
  file: 'content/reglages/engagements.json',
  text: JSON.stringify([{ id: 'sans-acompte', promesse: 'Aucun acompte n’est demandé.', reponse }]),
});

const published = (...edits: Edit[]) => readContent(contentTree(edits)).entries;
const data = (...edits: Edit[]) => published(...edits).zones[0]?.data;

test('a page’s own figure overrides the common one', () => {
  const common: Edit = { file: 'content/reglages/tarifs.json', text: '{ "prix-remplacement": "500 €" }' };
  expect(data(common)?.hero.texte).toContain('à partir de 400 €');
  const without = data(common, zone('faits:\n  prix-remplacement: à partir de 400 €\n', ''));
  expect(without?.hero.texte).toContain('500 €');
});

test('a name is filled in outside the texts too', () => {
  const page = data(zone('un devis dans le 93', 'un devis dans le 93, {prix-remplacement}'));
  expect(page?.message).toContain('à partir de 400 €');
});

describe('a passage', () => {
  const inText = zone('{telephone}.', '{telephone}.{si sans-acompte} Aucun acompte.{fin} À bientôt.');

  test('is kept while its promise is kept or unanswered', () => {
    for (const answer of ['oui', 'à confirmer'])
      expect(data(inText, promise(answer))?.hero.texte).toMatch(/75\. Aucun acompte\. À bientôt\.$/);
  });

  test.each([
    ['{telephone}.{si sans-acompte} Aucun acompte.{fin} À bientôt.', /75\. À bientôt\.$/],
    ['{telephone}. {si sans-acompte}Aucun acompte. {fin}À bientôt.', /75\. À bientôt\.$/],
    ['{telephone} {si sans-acompte}sans acompte{fin}, à bientôt.', /75, à bientôt\.$/],
    ['{telephone}.\n\n    {si sans-acompte}Aucun acompte. {fin}À bientôt.', /75\.\s+À bientôt\.$/],
  ])('is removed when its promise is refused, without a gap: %s', (written, read) => {
    expect(data(zone('{telephone}.', written), promise('non'))?.hero.texte).toMatch(read);
  });

  test('is removed while its figure has no value', () => {
    const waits = zone('{telephone}.', '{telephone}.{si duree-reparation} En {duree-reparation}.{fin}');
    expect(data(waits)?.hero.texte).toMatch(/75\.$/);
  });

  test('removes an optional field that is empty without it', () => {
    const intro = zone(
      '    intro: Lisez',
      "    note: '{si sans-acompte}Aucun acompte.{fin}'\n    intro: Lisez",
    );
    expect(data(intro, promise('oui'))?.sections[1]).toMatchObject({ note: 'Aucun acompte.' });
    expect(data(intro, promise('non'))?.sections[1]).not.toHaveProperty('note');
  });

  test.each([
    ['title', 'titre: Les avis', "titre: '{si sans-acompte}Les avis{fin}'", 'avis'],
    [
      'list',
      '  - modele: avis',
      "  - modele: chiffres\n    titre: Les chiffres\n    chiffres: [{ valeur: '1', libelle: '{si sans-acompte}atelier{fin}' }]\n  - modele: avis",
      'chiffres',
    ],
  ])('removes a section whose %s is empty without it', (_, from, to, model) => {
    const models = (answer: string) =>
      data(zone(from, to), promise(answer))?.sections.map(({ modele }) => modele);
    expect(models('oui')).toContain(model);
    expect(models('non')).toEqual(models('oui')?.filter((name) => name !== model));
  });

  test('removes a row whose cell is empty without it', () => {
    const table = zone(
      '  - modele: avis',
      "  - modele: tableau\n    titre: Les prix\n    legende: Prix par vitrage\n    colonnes: [Vitrage, Prix]\n    lignes: [[A, un], [B, deux], [C, '{si sans-acompte}trois{fin}']]\n  - modele: avis",
    );
    const rows = (answer: string) =>
      data(table, promise(answer))?.sections.flatMap((section) =>
        section.modele === 'tableau' ? section.lignes : [],
      );
    expect(rows('oui')).toHaveLength(3);
    expect(rows('non')).toEqual([
      ['A', 'un'],
      ['B', 'deux'],
    ]);
  });

  test('removes a question whose answer is empty without it', () => {
    const answer: Edit = {
      file: 'content/faq/93/prix.md',
      from: 'Comptez {prix-remplacement}.',
      to: '{si sans-acompte}Aucun acompte.{fin}',
    };
    const third: Edit = {
      file: 'content/faq/93/duree.md',
      text: '---\nquestion: Combien de temps ?\n---\n\nPeu.\n',
    };
    const list = zone('[93/delai, 93/prix]', '[93/delai, 93/prix, 93/duree]');
    const shown = (reponse: string) =>
      data(answer, third, list, promise(reponse))?.sections.flatMap((section) =>
        section.modele === 'faq' ? section.questions : [],
      );
    expect(shown('oui')).toEqual(['93/delai', '93/prix', '93/duree']);
    expect(shown('non')).toEqual(['93/delai', '93/duree']);
  });

  test('removes a row and a list item of Markdown', () => {
    const body: Edit = {
      file: 'content/articles/guide-impact.md',
      from: 'Collez-le',
      to: '- un\n- {si sans-acompte}deux{fin}\n\n| A | B |\n| --- | --- |\n| a | b |\n| c | {si sans-acompte}d{fin} |\n\nCollez-le',
    };
    const text = (answer: string) => published(body, promise(answer)).articles[0]?.body;
    expect(text('oui')).toContain('- un\n- deux\n');
    expect(text('oui')).toContain('| c | d |');
    expect(text('non')).toContain('- un\n\n| A | B |\n| --- | --- |\n| a | b |\n\nCollez-le');
  });

  test('that leaves a list too short is reported with the reason', () => {
    const points = zone(
      '  - modele: avis',
      "  - modele: cartes\n    titre: Les prix\n    cartes: [{ titre: A, texte: Un }, { titre: '{si sans-acompte}B{fin}', texte: Deux }]\n  - modele: avis",
    );
    const tree = readContent(contentTree([points, promise('non')]));
    expect(checkTree(tree).map(formatIssue)).toEqual([
      `${ZONE} : le champ « sections.3.cartes » compte trop peu d’éléments : il en faut au moins 2 (une fois retirés les passages sans réponse).`,
    ]);
  });
});

/** The promises and legal questions of content/. */
const { entries } = readContent(process.cwd());
const bound = [...entries.engagements, ...entries['questions-juriste']].map(({ id }) => id);

/**
 * Halves of them, by each binary digit of their place in the list: every one is refused while any other one is kept, as
 * two places differ in some digit.
 */
const halves = Array.from({ length: Math.ceil(Math.log2(bound.length)) }, (_, digit) =>
  ['0', '1'].map((value) => bound.filter((_id, place) => String((place >> digit) & 1) === value)),
).flat();

test.each([...halves, bound].map((refused) => [refused] as const))(
  'content/ has no mistake when half of its answers are refused, or all: %#',
  (refused) => {
    const tree = publish(
      parseContent((name, issues) =>
        rawEntries(process.cwd(), name, issues).map((entry) =>
          refused.includes(entry.id) && typeof entry.data === 'object'
            ? { ...entry, data: { ...entry.data, reponse: 'non' } }
            : entry,
        ),
      ),
    );
    const issues = checkTree(tree).filter(({ message }) => !message.startsWith('a reçu « non »'));
    expect(issues.map(formatIssue), `without ${refused.join(', ')}`).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { checkTree } from '../../src/lib/check/check.ts';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { parseContent } from '../../src/lib/content/parse.ts';
import { rawEntries } from '../../src/lib/content/raw.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { publish } from '../../src/lib/publish/published.ts';
import { contentTree, type Edit, promise } from '../support/content-tree.ts';

const ZONE = 'content/zones/pare-brise-93.md';
const zone = (from: string, to: string): Edit => ({ file: ZONE, from, to });

const section = (model: string, list: string, name = model): Edit =>
  zone(
    '  - modele: avis',
    `  - modele: ${model}\n    titre: Un titre\n    ${name}: ${list}\n  - modele: avis`,
  );

const published = (...edits: Edit[]) => readContent(contentTree(edits)).entries;
const data = (...edits: Edit[]) => published(...edits).zones[0]?.data;

test('a fact of a page overrides the shared fact of the same name', () => {
  const common: Edit = { file: 'content/reglages/tarifs.json', text: '{ "prix-remplacement": "500 €" }' };
  expect(data(common)?.hero.texte).toContain('à partir de 400 €');
  const without = data(common, zone('faits:\n  prix-remplacement: à partir de 400 €\n', ''));
  expect(without?.hero.texte).toContain('500 €');
});

test('fact placeholders are also replaced in fields that are not Markdown', () => {
  const page = data(zone('un devis dans le 93', 'un devis dans le 93, {prix-remplacement}'));
  expect(page?.message).toContain('à partir de 400 €');
});

describe('conditional passages between {si …} and {fin}', () => {
  const inText = zone('{telephone}.', '{telephone}.{si sans-acompte} Aucun acompte.{fin} À bientôt.');

  test('a {si …} passage is published if the promise that it names is confirmed or not yet answered', () => {
    for (const answer of ['oui', 'à confirmer'])
      expect(data(inText, promise(answer))?.hero.texte).toMatch(/75\. Aucun acompte\. À bientôt\.$/);
  });

  test.each([
    ['{telephone}.{si sans-acompte} Aucun acompte.{fin} À bientôt.', /75\. À bientôt\.$/],
    ['{telephone}. {si sans-acompte}Aucun acompte. {fin}À bientôt.', /75\. À bientôt\.$/],
    ['{telephone} {si sans-acompte}sans acompte{fin}, à bientôt.', /75, à bientôt\.$/],
    ['{telephone}.\n\n    {si sans-acompte}Aucun acompte. {fin}À bientôt.', /75\.\s+À bientôt\.$/],
  ])('removing a {si …} passage whose promise is declined leaves no double space: %s', (written, read) => {
    expect(data(zone('{telephone}.', written), promise('non'))?.hero.texte).toMatch(read);
  });

  test('a {si …} passage is removed if the fact that it names has no value', () => {
    const waits = zone('{telephone}.', '{telephone}.{si duree-reparation} En {duree-reparation}.{fin}');
    expect(data(waits)?.hero.texte).toMatch(/75\.$/);
  });

  test('an optional field is removed if it is empty after the removal of a {si …} passage', () => {
    const note = "    note: '{si sans-acompte}Aucun acompte.{fin}'\n";
    const intro = zone('    intro: Lisez', `${note}    intro: Lisez`);
    expect(data(intro, promise('oui'))?.sections[1]).toMatchObject({ note: 'Aucun acompte.' });
    expect(data(intro, promise('non'))?.sections[1]).not.toHaveProperty('note');
  });

  test.each([
    ['title', 'avis', zone('titre: Les avis', "titre: '{si sans-acompte}Les avis{fin}'")],
    ['list', 'chiffres', section('chiffres', "[{ valeur: '1', libelle: '{si sans-acompte}atelier{fin}' }]")],
  ])('a section is removed if its %s is empty after the removal of a {si …} passage', (_, model, edit) => {
    const models = (answer: string) => data(edit, promise(answer))?.sections.map(({ modele }) => modele);
    expect(models('oui')).toContain(model);
    expect(models('non')).toEqual(models('oui')?.filter((name) => name !== model));
  });

  test('the table of contents omits a section whose {si …} condition is not met', () => {
    const line = (anchor: string) => `  - { ancre: ${anchor}, libelle: Une ligne }\n`;
    const contents = ['communes', 'questions', 'avis', 'questions'].map(line).join('');
    const edits = [
      zone('gabarit: fiche', `gabarit: guide\nsommaire:\n${contents}`),
      zone('titre: Les communes', 'titre: Les communes\n    ancre: communes'),
      zone('titre: Les avis', "titre: '{si sans-acompte}Les avis{fin}'\n    ancre: avis"),
    ];
    const anchors = (answer: string) => data(...edits, promise(answer))?.sommaire?.map(({ ancre }) => ancre);
    expect(anchors('oui')).toEqual(['communes', 'questions', 'avis', 'questions']);
    expect(anchors('non')).toEqual(['communes', 'questions', 'questions']);
  });

  test('a table row is removed if one of its cells is empty after the removal of a {si …} passage', () => {
    const more = '\n    legende: Prix par vitrage\n    colonnes: [Vitrage, Prix]';
    const lines = `[[A, un], [B, deux], [C, '{si sans-acompte}trois{fin}']]${more}`;
    const rows = (answer: string) => data(section('tableau', lines, 'lignes'), promise(answer))?.sections[2];
    const kept = [
      ['A', 'un'],
      ['B', 'deux'],
    ];
    expect(rows('oui')).toMatchObject({ modele: 'tableau', lignes: [...kept, ['C', 'trois']] });
    expect(rows('non')).toMatchObject({ modele: 'tableau', lignes: kept });
  });

  test('an FAQ question is removed if its answer is empty after the removal of a {si …} passage', () => {
    const to = '{si sans-acompte}Aucun acompte.{fin}';
    const answer: Edit = { file: 'content/faq/93/prix.md', from: 'Comptez {prix-remplacement}.', to };
    const text = '---\nquestion: Combien de temps ?\n---\n\nPeu.\n';
    const third: Edit = { file: 'content/faq/93/duree.md', text };
    const list = zone('[93/delai, 93/prix]', '[93/delai, 93/prix, 93/duree]');
    const shown = (reponse: string) =>
      data(answer, third, list, promise(reponse))?.sections.find(({ modele }) => modele === 'faq');
    expect(shown('oui')).toMatchObject({ questions: ['93/delai', '93/prix', '93/duree'] });
    expect(shown('non')).toMatchObject({ questions: ['93/delai', '93/duree'] });
  });

  test('removing a {si …} passage also removes a list item left empty, or a table row with a cell left empty', () => {
    const body: Edit = {
      file: 'content/articles/guide-impact.md',
      from: 'Collez-le',
      to: [
        '- un',
        '- {si sans-acompte}deux{fin}',
        '',
        '| A | B |',
        '| --- | --- |',
        '| a | b |',
        '| c | {si sans-acompte}d{fin} |',
        '',
        'Collez-le',
      ].join('\n      '),
    };
    const text = (answer: string) =>
      JSON.stringify(published(body, promise(answer)).articles[0]?.data.sections).replaceAll('\\n', '\n');
    expect(text('oui')).toContain('- un\n- deux\n');
    expect(text('oui')).toContain('| c | d |');
    expect(text('non')).toContain('- un\n\n| A | B |\n| --- | --- |\n| a | b |\n\nCollez-le');
  });

  test('a list is reported if it has too few items after the removal of a {si …} passage', () => {
    const two = "[{ titre: A, texte: Un }, { titre: '{si sans-acompte}B{fin}', texte: Deux }]";
    const points = section('cartes', two);
    const tree = readContent(contentTree([points, promise('non')]));
    expect(tree.issues.map(formatIssue)).toEqual([
      `${ZONE} : le champ « sections.3.cartes » compte trop peu d’éléments : il en faut au moins 2 (une fois retirés les passages sans réponse).`,
    ]);
  });
});

const { entries } = readContent(process.cwd());
const bound = [...entries.engagements, ...entries['questions-juriste']].map(({ id }) => id);

/** Groups of ids by each binary digit of their index: of any two ids, some group has the first but not the second. */
const halves = Array.from({ length: Math.ceil(Math.log2(bound.length)) }, (_, digit) =>
  ['0', '1'].map((value) => bound.filter((_id, place) => String((place >> digit) & 1) === value)),
).flat();

test.each([...halves, bound].map((refused) => [refused] as const))(
  'content/ stays valid if half or all of the company’s promises and legal questions are answered «non»: %#',
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

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Figure } from '../../src/lib/figures/collect.ts';
import { figureRows, formatFigures } from '../../src/lib/figures/table.ts';
import { contentTree } from '../support/content-tree.ts';

const figure = (page: string, value: string, label = 'Pose', topic: Figure['topic'] = 'prix'): Figure => ({
  topic,
  label,
  page,
  value,
});

test('pages that say the same stand on one line, in whatever spelling', () => {
  const rows = figureRows([
    figure('a', '1 à 3 heures'),
    figure('b', '1-3h'),
    figure('c', '1\u00a0à 3 heures'),
  ]);
  expect(rows).toEqual([
    {
      topic: 'prix',
      label: 'Pose',
      page: 'a',
      value: '1 à 3 heures',
      pages: ['a', 'b', 'c'],
      disagrees: false,
    },
  ]);
});

test('a label on which pages disagree is marked, and so is its topic', () => {
  const text = formatFigures(
    figureRows([figure('a', '300 €'), figure('b', '400 €'), figure('a', '20 km', 'Rayon', 'nombres')]),
  );
  expect(text).toBe(
    [
      'PRIX  ≠',
      '≠ Pose   300 €  a',
      '≠        400 €  b',
      '',
      'NOMBRES',
      '  Rayon  20 km  a',
      '',
      '≠ Les pages ne s’accordent pas sur : Prix (1).',
    ].join('\n'),
  );
});

test('the command prints figures of texts and of structured data', () => {
  const root = contentTree();
  const printed = execFileSync(process.execPath, [`${process.cwd()}/src/tools/figures.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/Remplacement du pare-brise +à partir de 400 € +pare-brise-93/);
  expect(printed).toMatch(/Offre « Pose », données structurées +à partir de 400 € +pare-brise-93/);
  expect(printed).toContain('Les pages s’accordent sur tous les chiffres.');
});

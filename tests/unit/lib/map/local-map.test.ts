import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CODES } from '~/lib/ile-de-france.ts';
import { townAt, townsNamedIn } from '~/lib/map/gazetteer.ts';
import { crosses, isInside, overlap, runsThrough } from '~/lib/map/geometry.ts';
import type { NamedTown } from '~/lib/map/labels.ts';
import { landLayers, localFrame, townsOnMap } from '~/lib/map/local-map.ts';
import { townNames } from '~/lib/towns.ts';

const FIRM = 'Gennevilliers';

const draw = (code: string, names: readonly string[]) => {
  const frame = localFrame(code, townAt(FIRM));
  const { firm, towns } = townsOnMap(code, names, FIRM, frame);
  return { frame, firm, towns, all: firm ? [firm, ...towns] : towns };
};

/** Pairs of towns whose names, dots or lines are in each other's way. */
const collisions = (towns: readonly NamedTown[]): string[] =>
  towns.flatMap((one, index) =>
    towns
      .filter((other, place) => {
        if (place === index) return false;
        const [x, y] = other.at;
        const dot = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
        const { line } = one;
        return (
          overlap(one.box, other.box) ||
          overlap(one.box, dot) ||
          (line !== undefined &&
            (runsThrough(line, other.box) || (other.line !== undefined && crosses(line, other.line))))
        );
      })
      .map((other) => `${one.name} / ${other.name}`),
  );

/** The towns that each local page names, by its department. */
const listed = readdirSync('content/zones').map((file): [code: string, names: string[]] => {
  const text = readFileSync(`content/zones/${file}`, 'utf8');
  const { zone } = parse(text.split('---')[1] ?? '');
  return [zone.code, townsNamedIn(text, zone.code)];
});

describe.each([...listed, ...CODES.map((code): [string, string[]] => [code, townNames(code)])])(
  'the map of %s',
  (code, names) => {
    const { frame, all } = draw(code, names);

    test('has no name over another name, a dot or a line', () => {
      expect(collisions(all)).toEqual([]);
    });

    test('cuts no name', () => {
      const area = { left: 0, top: 0, right: frame.width, bottom: frame.height };
      expect(all.filter(({ box }) => !isInside(box, area)).map(({ name }) => name)).toEqual([]);
    });
  },
);

test.each(listed)('the page of %s has its larger towns named, and the firm’s own', (code, names) => {
  const { firm, towns } = draw(code, names);
  const known = names.filter((name) => name !== FIRM && townAt(name, code));
  expect(firm?.name).toBe(FIRM);
  expect(towns.length).toBeGreaterThanOrEqual(known.length / 2);
});

test('larger towns are named first', () => {
  const { towns } = draw('93', ['Coubron', ...townNames('93')]);
  expect(towns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Saint-Denis', 'Montreuil', 'Bobigny']),
  );
});

test('a text names a town by its whole name, however its apostrophe is written', () => {
  expect(townsNamedIn('Bois-Colombes, Sceaux (14 km) et Clamart.', '92')).toEqual([
    'Bois-Colombes',
    'Clamart',
    'Sceaux',
  ]);
  expect(townsNamedIn('De Saint-Ouen-l’Aumône à L’Isle-Adam', '95')).toEqual([
    "L'Isle-Adam",
    "Saint-Ouen-l'Aumône",
  ]);
  expect(townsNamedIn('Partout', '75')).toHaveLength(20);
});

test('the land has an outline, communes and the departments around', () => {
  for (const code of CODES) {
    const { outline, communes, around } = landLayers(code, localFrame(code));
    expect(outline).toMatch(/^M-?\d+ -?\d+l[-\d ]+z$/);
    expect(around).toMatch(/^M/);
    // Paris is one commune.
    expect(communes.length > 0).toBe(code !== '75');
  }
});

test('a department elsewhere has no map', () => {
  expect(() => localFrame('13')).toThrow('13');
});

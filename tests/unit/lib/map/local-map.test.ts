import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { kmBetween, townAt, townsNamedIn } from '../../../../src/lib/map/gazetteer.ts';
import { boxAround, crosses, isInside, overlap, runsThrough } from '../../../../src/lib/map/geometry.ts';
import { CODES } from '../../../../src/lib/map/ile-de-france.ts';
import type { NamedTown } from '../../../../src/lib/map/labels.ts';
import { localFrame, townsOnMap } from '../../../../src/lib/map/local-map.ts';
import { ringsAround } from '../../../../src/lib/map/rings.ts';
import { departmentOutline } from '../../../../src/lib/map/topology.ts';
import { townNames } from '../../../../src/lib/map/towns.ts';

const FIRM = 'Gennevilliers';

const draw = (code: string, names: readonly string[]) => {
  const frame = localFrame(code, townAt(FIRM));
  const { firm, towns } = townsOnMap(code, names, FIRM, frame);
  return { frame, firm, towns, all: firm ? [firm, ...towns] : towns };
};

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

const listed = readdirSync('content/zones').map((file): [code: string, names: string[]] => {
  const text = readFileSync(`content/zones/${file}`, 'utf8');
  const { zone } = parse(text.split('---')[1] ?? '');
  return [zone.code, townsNamedIn(text, zone.code)];
});

describe.each([...listed, ...CODES.map((code): [string, string[]] => [code, [...townNames(code)]])])(
  'the map of %s',
  (code, names) => {
    const { frame, all } = draw(code, names);

    test('has no name over a name, a dot or a line', () => {
      expect(collisions(all)).toEqual([]);
    });

    test('has no name over its own dot', () => {
      const onDot = all.filter(({ at: [x, y], radius, box }) =>
        overlap(box, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }),
      );
      expect(onDot.map(({ name }) => name)).toEqual([]);
    });

    test('has every name inside', () => {
      const area = { left: 0, top: 0, right: frame.width, bottom: frame.height };
      expect(all.filter(({ box }) => !isInside(box, area)).map(({ name }) => name)).toEqual([]);
    });
  },
);

test.each(listed)('the map of %s names the firm’s town and eight more', (code, names) => {
  const { firm, towns } = draw(code, names);
  const known = names.filter((name) => name !== FIRM && townAt(name, code));
  expect(firm?.name).toBe(FIRM);
  expect(towns).toHaveLength(Math.min(known.length, 8));
});

test('the two largest towns are named, then those far from all others', () => {
  const { towns } = draw('77', townNames('77'));
  const names = towns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Chelles', 'Meaux']));
  const gaps = towns.map(({ at: [x, y] }, index) =>
    Math.min(...towns.toSpliced(index, 1).map(({ at }) => Math.hypot(at[0] - x, at[1] - y))),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(50);
});

test('a text names a town by its whole name, with either apostrophe', () => {
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

test('only Île-de-France has maps', () => {
  expect(() => localFrame('13')).toThrow('13');
});

test('distances are straight lines in whole kilometres', () => {
  expect(kmBetween('Versailles', 'Gennevilliers')).toBe(20);
  expect(kmBetween('Gennevilliers', 'Meaux', '77')).toBeCloseTo(43, -0.5);
  expect(kmBetween('Gennevilliers', 'Nulle-Part')).toBeUndefined();
});

test.each(CODES)('circles on the map of %s have their distance beside them', (code) => {
  const { frame, all } = draw(code, townNames(code));
  const outline = departmentOutline(code);
  const rings = ringsAround(townAt(FIRM) ?? [0, 0], { frame, outline, towns: all, taken: [] });
  expect(rings.some(({ label }) => label)).toBe(rings.length > 0);
  for (const { label } of rings) {
    if (!label) continue;
    const box = boxAround(label, 30, 10);
    expect(isInside(box, { left: 0, top: 0, right: frame.width, bottom: frame.height })).toBe(true);
    expect(all.filter((town) => overlap(town.box, box))).toEqual([]);
  }
});

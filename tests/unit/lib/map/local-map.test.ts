import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

const areaOf = ({ width, height }: ReturnType<typeof localFrame>) => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

const draw = (code: string, names: readonly string[]) => {
  const frame = localFrame(code, townAt(FIRM));
  const { firm, towns } = townsOnMap(code, names, FIRM, frame);
  return { frame, firm, towns, all: firm ? [firm, ...towns] : towns };
};

const dotOf = ({ at: [x, y] }: NamedTown, radius: number) => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const collisions = (towns: readonly NamedTown[]): string[] =>
  towns.flatMap((one, index) =>
    towns
      .filter((other, place) => {
        if (place === index) return false;
        const { box, line } = one;
        if (overlap(box, other.box) || overlap(box, dotOf(other, 1))) return true;
        return line && (runsThrough(line, other.box) || (other.line && crosses(line, other.line)));
      })
      .map((other) => `${one.name} / ${other.name}`),
  );

const listed = readdirSync('content/zones').map((file): [code: string, names: string[]] => {
  const text = readFileSync(`content/zones/${file}`, 'utf8');
  const { zone } = parse(text.split('---')[1] ?? '');
  return [zone.code, townsNamedIn(text, zone.code)];
});

const maps = [...listed, ...CODES.map((code) => [code, townNames(code)] as const)];

test.each(maps)('on the map of %s, labels stay inside and overlap no label, dot or line', (code, names) => {
  const { frame, all } = draw(code, names);
  expect(collisions(all)).toEqual([]);
  const onDot = all.filter((town) => overlap(town.box, dotOf(town, town.radius)));
  expect(onDot.map(({ name }) => name)).toEqual([]);
  const outside = all.filter(({ box }) => !isInside(box, areaOf(frame)));
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test.each(listed)('the map of %s labels the company’s town and up to seven more', (code, names) => {
  const { firm, towns } = draw(code, names);
  const known = names.filter((name) => name !== FIRM && townAt(name, code));
  expect(firm?.name).toBe(FIRM);
  expect(towns).toHaveLength(Math.min(known.length, 7));
});

test('a map labels the two largest towns, then the towns farthest from labelled towns', () => {
  const { towns } = draw('77', townNames('77'));
  const names = towns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Chelles', 'Meaux']));
  const gaps = towns.map(({ at: [x, y] }, index) =>
    Math.min(...towns.toSpliced(index, 1).map(({ at }) => Math.hypot(at[0] - x, at[1] - y))),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(50);
});

test('town names in a text are found as whole words, even with curly apostrophes', () => {
  const three = townsNamedIn('Bois-Colombes, Sceaux (14 km) et Clamart.', '92');
  expect(three).toEqual(['Bois-Colombes', 'Clamart', 'Sceaux']);
  const two = townsNamedIn('De Saint-Ouen-l’Aumône à L’Isle-Adam', '95');
  expect(two).toEqual(["L'Isle-Adam", "Saint-Ouen-l'Aumône"]);
  expect(townsNamedIn('Partout', '75')).toHaveLength(20);
});

test('town names in a text are found after «d’» and after an escaped line break of JSON', () => {
  expect(townsNamedIn('Le centre d’Argenteuil', '95')).toEqual(['Argenteuil']);
  expect(townsNamedIn(JSON.stringify('Chez vous :\n\nMontreuil, Pantin'), '93')).toEqual([
    'Montreuil',
    'Pantin',
  ]);
});

test('only Île-de-France has maps, and its distances are straight-line, in whole kilometres', () => {
  expect(() => localFrame('13')).toThrow('13');
  expect(kmBetween('Versailles', 'Gennevilliers')).toBe(20);
  expect(kmBetween('Gennevilliers', 'Meaux', '77')).toBeCloseTo(43, -0.5);
  expect(kmBetween('Gennevilliers', 'Nulle-Part')).toBeUndefined();
});

test.each(CODES)('at least one distance circle on the map of %s has a label clear of town labels', (code) => {
  const { frame, all } = draw(code, townNames(code));
  const outline = departmentOutline(code);
  const rings = ringsAround(townAt(FIRM) ?? [0, 0], { frame, outline, towns: all, taken: [] });
  expect(rings.some(({ label }) => label)).toBe(rings.length > 0);
  for (const { label } of rings) {
    if (!label) continue;
    const box = boxAround(label, 30, 10);
    expect(isInside(box, areaOf(frame))).toBe(true);
    expect(all.filter((town) => overlap(town.box, box))).toEqual([]);
  }
});

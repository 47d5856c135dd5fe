/** How styles are kept apart: each component's beside it, and each in the file that its place on the page asks for. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const OPENINGS = globSync('src/styles/openings/*.css');
const ENTRIES = [...OPENINGS, 'src/styles/sections.css', 'src/styles/flow.css'];

/** Linked by the one page that holds it. */
const LINKED = 'src/islands/consent/settings.css';

/** Style sheets of parts of the page: all but the tokens and elements that everything stands on. */
const sheets = globSync('src/{components,islands,layouts,pages}/**/*.css').sort();

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);

/** Selectors of a style sheet that stand in no other rule. */
const selectorsIn = ({ nodes = [] }: Container): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return (node as Rule).selectors;
    return node.type === 'atrule' && node.name !== 'keyframes' ? selectorsIn(node as AtRule) : [];
  });

const selectorsOf = (file: string): string[] => selectorsIn(postcss.parse(readFileSync(file, 'utf8')));

/** The classes that a style sheet styles by themselves, wherever they stand. */
const ownClasses = (file: string): string[] => [
  ...new Set(
    selectorsOf(file)
      .filter((selector) => /^\.[a-z][a-z0-9-]*(?![a-z0-9-])[^ >+~]*$/.test(selector))
      .flatMap((selector) => classesIn(selector).slice(0, 1)),
  ),
];

/** The part that a style sheet belongs to: an island has several, and what is seen later only has a file of its own. */
const partOf = (file: string): string =>
  /^src\/islands\/(?!shared)\w[^/]*/.exec(file)?.[0] ?? file.replace('.later.css', '.css');

const owners = new Map<string, Set<string>>();
for (const file of sheets)
  for (const name of ownClasses(file)) owners.set(name, (owners.get(name) ?? new Set()).add(partOf(file)));

test('every style sheet is in an opening, among the sections, in the flow or linked, and every import leads to one', () => {
  const imported = new Set([LINKED, ...ENTRIES.flatMap(importsOf)]);
  expect(sheets.filter((file) => !imported.has(file))).toEqual([]);
  expect([...imported].filter((file) => !existsSync(file))).toEqual([]);
});

/** Style sheets that make up an entry, those that they import included. */
const partsOf = (file: string): string[] => [file, ...importsOf(file).flatMap(partsOf)];

test.each(OPENINGS.filter((file) => !file.endsWith('frame.css')))(
  '%s brings every name that it uses',
  (file) => {
    const style = partsOf(file)
      .map((part) => readFileSync(part, 'utf8'))
      .join('\n');
    // A name with a value of its own beside it may be missing.
    const used = [...style.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !style.includes(`${name}:`))).toEqual([]);
  },
);

test('no opening asks which child is the last: until the page has come whole there is none, and it would move', () => {
  const openings = new Set(OPENINGS.flatMap(partsOf));
  const asking: string[] = [];
  for (const file of openings)
    postcss.parse(readFileSync(file, 'utf8')).walkRules(/:(nth-)?last-|:only-/, ({ selector }) => {
      asking.push(`${file}: ${selector}`);
    });
  expect(asking).toEqual([]);
});

test('no component brings its style by itself', () => {
  const bringing = globSync('src/**/*.{astro,ts,tsx}').filter((file) =>
    /<style is:global>|<style>|import '[^']+\.css'/.test(readFileSync(file, 'utf8')),
  );
  expect(bringing).toEqual([]);
});

test('a class belongs to one part of the page', () => {
  expect([...owners].filter(([, parts]) => parts.size > 1)).toEqual([]);
});

test.each(sheets)('%s styles only what is its own, or answers to a state of the page', (file) => {
  const own = sheets.filter((other) => partOf(other) === partOf(file)).flatMap(ownClasses);
  const isOwn = (name: string) => own.some((one) => name === one || name.startsWith(`${one}-`));
  const strange = selectorsOf(file).filter(
    (selector) => !/^html[:[]/.test(selector) && !classesIn(selector).some(isOwn),
  );
  expect(strange).toEqual([]);
});

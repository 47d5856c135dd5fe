import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { leanIslands } from '../../../src/integrations/finish/lean-islands.ts';

const astro = dirname(createRequire(import.meta.url).resolve('astro/package.json'));
const { default: runtime } = (await import(
  pathToFileURL(join(astro, 'dist/runtime/server/astro-island.prebuilt.js')).href
)) as { default: string };

const DIRECTIVE = '<script>(()=>{(self.Astro||(self.Astro={})).intent=m;})();</script>';
const ISLAND = [
  '<astro-island uid="Z1" prefix="r4" component-url="/_astro/Card.a.js" component-export="default"',
  ' renderer-url="/_astro/client.b.js" props="{&quot;label&quot;:[0,&quot;J&#39;ai &lt; 2 &amp; B&quot;],&quot;lines&quot;:[1,[[0,1],[0,2]]],&quot;slot&quot;:[0,&quot;after&quot;]}"',
  ' ssr client="intent" opts="{&quot;name&quot;:&quot;Card&quot;,&quot;value&quot;:&quot;home&quot;}" await-children><p>x</p><!--astro:end--></astro-island>',
].join('');
const page = (island = ISLAND) => `<body>${DIRECTIVE}<script>${runtime}</script>${island}</body>`;

test('Astro’s runtime reads no attribute of an island that this site does not know', () => {
  const read = [...runtime.matchAll(/(?:get|has)Attribute\("([^"]+)"\)/g)].map(([, name]) => name);
  const known = [
    'await-children',
    'before-hydration-url',
    'client',
    'component-export',
    'component-url',
    'data-astro-template',
    'name',
    'opts',
    'props',
    'renderer-url',
  ];
  expect([...new Set(read)].sort()).toEqual(known);
});

test('an island keeps its modules, its group and its plain properties, and its HTML', () => {
  expect(leanIslands(page(), 'run()')).toBe(
    '<body><script>run()</script><astro-island ssr component-url="/_astro/Card.a.js" renderer-url="/_astro/client.b.js" wake="home" props="{&quot;label&quot;:&quot;J\'ai < 2 &amp; B&quot;,&quot;lines&quot;:[1,2]}"><p>x</p></astro-island></body>',
  );
});

test('a page without islands stays as it is', () => {
  expect(leanIslands('<p>x</p>', 'run()')).toBe('<p>x</p>');
});

test.each([
  ['an attribute it does not know', ISLAND.replace(' ssr ', ' ssr data-new="1" ')],
  ['another directive', ISLAND.replace('client="intent"', 'client="visible"')],
  [
    'a property that is no plain value',
    ISLAND.replace('[0,&quot;J&#39;ai &lt; 2 &amp; B&quot;]', '[3,&quot;2026&quot;]'),
  ],
  ['a slot with a name', `${ISLAND}<astro-slot name="side"></astro-slot>`],
])('stops at %s', (_, island) => {
  expect(() => leanIslands(page(island), 'run()')).toThrow('lean-islands.ts');
});

test('stops when Astro’s scripts are not found', () => {
  expect(() => leanIslands(ISLAND, 'run()')).toThrow('lean-islands.ts');
});

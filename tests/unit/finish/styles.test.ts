import { expect, test } from 'vitest';
import { splitStyle, styledPage } from '../../../src/integrations/finish/styles/index.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body><main>${body}</main></body></html>`;
const styleOf = (html: string) => html.match(/<style>(.*?)<\/style>/)?.[1] ?? '';
const split = (css: string, body: string) => splitStyle(styledPage(page(css, body)));

/** All the style of a page whose body is its first screens: what a visitor does comes after the rest. */
function inlined(css: string, body: string): string {
  const { html, css: late } = split(css, `<div>${body}</div>`);
  return styleOf(html).replace(/^@layer [^;]+;/, '') + late;
}

test('rules that no element of the page can match go', () => {
  const css = '.a{color:red}.b{color:blue}.a .c{color:tan}ul[class]>li{margin:0}';
  expect(inlined(css, '<p class="a">x</p><ul class="c"><li>y</li></ul>')).toBe(
    '.a{color:red}ul[class]>li{margin:0}',
  );
});

test('rules for what a visitor does stay, as do those for what a script sets on known elements', () => {
  const css =
    '.a:hover{color:red}[data-consent=known] .a{color:blue}.a::before{content:"x"}.a:not(:last-child){color:tan}';
  const kept = inlined(css, '<p class="a">x</p>');
  expect(kept).toContain('.a:hover');
  expect(kept).toContain('[data-consent=known] .a');
  expect(kept).toContain('.a:before');
  expect(kept).not.toContain(':not(:last-child)');
});

test('tokens with one value are written out, others keep their names', () => {
  const css =
    ':root{--gap:1rem;--half:calc(var(--gap)/2);--head:4rem}p{margin:var(--half);top:var(--head)}@media (width>=64rem){p{--head:5rem}}';
  expect(inlined(css, '<p>x</p>')).toBe(
    ':root{--head:4rem}p{top:var(--head);margin:.5rem}@media (width>=64rem){p{--head:5rem}}',
  );
});

test('layers keep the order of styles/layers.css, whatever order they came in', () => {
  expect(inlined('@layer site{p{color:red}}@layer base{p{color:blue}}', '<p>x</p>')).toBe(
    '@layer base{p{color:#00f}}@layer site{p{color:red}}',
  );
});

test('a layer that styles/layers.css does not name stops the build', () => {
  expect(() => inlined('@layer widgets{p{color:red}}', '<p>x</p>')).toThrow('@layer widgets');
});

test('a long page asks further down for what is used further down', () => {
  const css = '.top{color:red}.low{color:blue}.top:hover{color:tan}';
  const { html, css: late } = split(css, '<div class="top">x</div><p class="low">y</p>');
  expect(styleOf(html)).toMatch(/^@layer [^;]+;\.top\{color:red\}$/);
  expect(late).toBe('.low{color:#00f}.top:hover{color:tan}');
  expect(html).toMatch(
    /<div class="top">x<link rel="stylesheet" href="\/_astro\/suite\.[\w-]{8}\.css"><\/div><p/,
  );
});

test.each([
  ['the same property', '.low{color:blue}.word{color:red}'],
  ['its shorthand', '.low{line-height:2}.word{font:700 1rem/1 serif}'],
  ['a shorthand of another name', '.low{top:0}.word{inset:1rem}'],
])('a rule that a later one overrules by %s does not move behind it', (_, css) => {
  const body = '<div class="top word">x</div><p class="low word">y</p>';
  expect(split(css, body).css).toBe('');
});

test('what a fold shows on some screens counts as seen, what it hides on all as seen last', () => {
  const list = '<details><summary>x</summary><p class="list">y</p></details>';
  const body = `<div class="top">${list}</div><p>z</p>`;
  const shown = '.top ::details-content{block-size:auto}';
  expect(split(`.list{color:blue}`, body).css).toBe('.list{color:#00f}');
  expect(split(`.list{color:blue}${shown}`, body).css).toBe('');
});

test('the question of cookies is styled further down, as it comes after the first paint, and hidden until then', () => {
  const css = '.consent{display:none}[data-consent] .consent{display:grid}.consent p{color:red}';
  const question = '<section class="consent"><p>x</p></section>';
  const { html, css: late } = split(css, `${question}<div class="top">y</div><p>z</p>`);
  expect(styleOf(html)).toMatch(/^@layer [^;]+;\.consent\{display:none\}$/);
  expect(late).toBe('[data-consent] .consent{display:grid}.consent p{color:red}');
});

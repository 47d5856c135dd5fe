import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import postcss, { type Declaration, type Rule } from 'postcss';
import { FLOOR } from '../../src/lib/build/floor.ts';
import { builtStyles } from '../support/built-styles.ts';

const require = createRequire(import.meta.url);

/** Supported browsers, named as in caniuse: `chrome 99`. */
const BROWSERS = FLOOR.flatMap((target) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return name === 'safari' ? [`safari ${version}`, `ios_saf ${version}`] : [`${name} ${version}`];
});

/** Features that some supported browser lacks → what visitors see without them. */
const DECORATION: Record<string, string> = {
  'css-has': 'what scripts do as well, and highlights; a rule of its own each, see below',
  'css-media-scripting': 'the page as with scripts',
  'css-container-queries': 'sections in one column',
  'css-container-query-units': 'the size that is declared before, see below',
  'viewport-unit-variants': 'the height that is declared before, see below',
  'css-subgrid': 'neighbouring cards whose lines are not level',
  'css-content-visibility': 'all sections laid out at once',
  'css-resize': 'no grip at a field, or the usual one',
  'css-widows-orphans': 'other page breaks on paper',
  'text-size-adjust': 'the usual size',
};

/** Part of doiuse's result. */
interface Usage {
  feature: string;
  usage: postcss.ChildNode;
  featureData: { missing?: string };
}

test('CSS that the oldest supported browsers lack is only decorative', async () => {
  const found = new Map<string, string>();
  const plugin: postcss.Plugin = require('doiuse')({
    browsers: BROWSERS,
    // Ignores partial support, because the site rarely uses the unsupported part.
    onFeatureUsage({ feature, usage, featureData }: Usage) {
      if (featureData.missing) found.set(feature, String(usage).slice(0, 120));
    },
  });
  for (const style of builtStyles) await postcss([plugin]).process(style, { from: undefined });
  expect([...found].filter(([feature]) => !(feature in DECORATION))).toEqual([]);
  expect(Object.keys(DECORATION).filter((feature) => !found.has(feature))).toEqual([]);
});

test('selectors with :has() are in rules of their own, and new CSS units have a fallback', () => {
  const alone: string[] = [];
  const bare: string[] = [];
  /** Whether a fallback, possibly a shorthand, precedes the declaration in its rule. */
  const isSecond = (own: Declaration): boolean => {
    const { nodes } = own.parent as Rule;
    return nodes
      .slice(0, nodes.indexOf(own))
      .some((other) => other.type === 'decl' && own.prop.startsWith(other.prop));
  };
  for (const style of builtStyles) {
    style.walkRules(({ selectors }) => {
      const asking = selectors.filter((selector) => selector.replaceAll(/:is\(.*\)/g, '').includes(':has('));
      if (asking.length > 0 && asking.length < selectors.length) alone.push(selectors.join());
    });
    style.walkDecls(/^(?!--)/, (own) => {
      if (/\d[dsl]v[hw]\b|\dcq[iwb]\b/.test(own.value) && !isSecond(own)) bare.push(String(own));
    });
  }
  expect(alone, 'selector lists that old browsers drop as a whole').toEqual([]);
  expect(bare, 'values without a fallback').toEqual([]);
});

import { expect, test } from 'vitest';
import { serializeJsonLd } from '../../../../src/lib/json-ld/node.ts';

test('a text cannot close the script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd([{ '@type': 'Thing', name: hostile }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});

test('all nodes are in one @graph', () => {
  expect(JSON.parse(serializeJsonLd([{ a: 1 }, { b: 2 }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ a: 1 }, { b: 2 }],
  });
});

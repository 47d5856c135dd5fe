import { expect, test } from 'vitest';
import { firstSentence } from '../../../../src/lib/text/first-sentence.ts';

test.each([
  ['Un impact se répare. Une fissure, non.', 'Un impact se répare.'],
  ['M. Martin vient demain. Il appelle.', 'M. Martin vient demain.'],
  ['Réparer ou remplacer ? Les deux prix.', 'Réparer ou remplacer ?'],
  ['Moins de 2.5 cm. Pas plus.', 'Moins de 2.5 cm.'],
  ['Sans point final', 'Sans point final'],
])('the first sentence of «%s» is «%s»', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

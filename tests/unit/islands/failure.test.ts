import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company, unbroken } from '../../../src/client/texts.ts';
import { Failure } from '../../../src/islands/shared/Failure.tsx';

const number = unbroken(company.phone);

test.each([
  ['twice', `Appelez le ${number}, ou écrivez au ${number}.`],
  ['once', `Appelez le ${number}.`],
  ['never', 'Réessayez plus tard.'],
])('an error message with the phone number %s is shown in full and has one link to call', (_, texte) => {
  const box = parse(
    renderToStaticMarkup(
      createElement(Failure, { failure: { titre: 'Non envoyée', texte }, position: 'test' }),
    ),
  );
  expect(box.querySelector('p')?.text).toBe(`Non envoyée. ${texte}`);
  expect(box.querySelectorAll('a')).toHaveLength(1);
});

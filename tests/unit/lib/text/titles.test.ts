import { expect, test } from 'vitest';
import { renderTitle } from '../../../../src/lib/text/markdown.ts';
import { searchTitle } from '../../../../src/lib/text/titles.ts';

const whole = (text: string) => `<span class="nowrap">${text}</span>`;

test.each([
  ['Pare-brise cassé', `${whole('Pare-brise')} cassé`],
  ['Dites-le, a-t-elle une caméra', `${whole('Dites-le,')} ${whole('a-t-elle')} une caméra`],
  ['Pare-brise, à domicile', `${whole('Pare-brise,')} à\u00a0domicile`],
  ['Où changer un pare-brise\u202f?', `Où\u00a0changer un\u00a0${whole('pare-brise\u202f?')}`],
  ['Le pare-brise\u00a0: un guide', `Le\u00a0${whole('pare-brise\u00a0:')} un\u00a0guide`],
  ['La carte d’Île-de-France', `La\u00a0carte ${whole('d’Île-de-France')}`],
  ['À Montigny-le-Bretonneux', 'À Montigny-le-Bretonneux'],
  ['La [pose](/remplacement-pare-brise)', 'La <a href="/remplacement-pare-brise">pose</a>'],
  ['Une vitre en Seine-Saint-Denis', `Une vitre ${whole(`en ${whole('Seine-Saint-Denis')}`)}`],
  ['Cinq prestations, chez vous', 'Cinq prestations, chez\u00a0vous'],
  ['Avant [la pose](/pose)', 'Avant <a href="/pose">la\u00a0pose</a>'],
  ['Ce que la camionnette transporte', 'Ce\u00a0que la\u00a0camionnette transporte'],
])('a title wraps neither in a hyphenated word nor after a short one, unless too long: %s', (title, html) => {
  expect(renderTitle(title, {})).toBe(html);
});

test('a short page title ends with the brand', () => {
  expect(searchTitle('Avis clients', 'Vitre et Cie')).toBe('Avis clients | Vitre et Cie');
});

test.each(['Prix d’un remplacement de pare-brise : tarifs et durée', 'Les avis sur Vitre et Cie'])(
  'a page title that is long or contains the brand is unchanged: %s',
  (title) => {
    expect(searchTitle(title, 'Vitre et Cie')).toBe(title);
  },
);

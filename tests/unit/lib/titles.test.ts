import { expect, test } from 'vitest';
import { renderTitle, searchTitle } from '~/lib/titles.ts';

const whole = (text: string) => `<span class="nowrap">${text}</span>`;

test.each([
  ['Pare-brise cassé', `${whole('Pare-brise')} cassé`],
  ['Ma voiture a-t-elle une caméra', `Ma voiture ${whole('a-t-elle')} une caméra`],
  ['Puis-je rouler', `${whole('Puis-je')} rouler`],
  ['Avant le rendez-vous', `Avant le ${whole('rendez-vous')}`],
  ['Les Hauts-de-Seine', 'Les Hauts-de-Seine'],
  ['La [pose](/remplacement-pare-brise)', 'La <a href="/remplacement-pare-brise">pose</a>'],
])('a title keeps on one line what a hyphen holds together: %s', (title, html) => {
  expect(renderTitle(title, {})).toBe(html);
});

test('the firm signs a title that leaves it room', () => {
  expect(searchTitle('Avis clients', 'Vitre et Cie')).toBe('Avis clients | Vitre et Cie');
});

test.each(['Prix d’un remplacement de pare-brise : tarifs et durée', 'Les avis sur Vitre et Cie'])(
  'a title without room, or that names the firm, stays as written: %s',
  (title) => {
    expect(searchTitle(title, 'Vitre et Cie')).toBe(title);
  },
);

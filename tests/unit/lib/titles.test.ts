import { expect, test } from 'vitest';
import { renderTitle, searchTitle } from '~/lib/titles.ts';

const whole = (text: string) => `<span class="nowrap">${text}</span>`;

test.each([
  ['Pare-brise cassé', `${whole('Pare-brise')} cassé`],
  ['Ma voiture a-t-elle une caméra', `Ma\u00a0voiture ${whole('a-t-elle')} une caméra`],
  ['Puis-je rouler', `${whole('Puis-je')} rouler`],
  ['Avant le rendez-vous', `Avant le\u00a0${whole('rendez-vous')}`],
  ['Les Hauts-de-Seine', 'Les Hauts-de-Seine'],
  ['La [pose](/remplacement-pare-brise)', 'La <a href="/remplacement-pare-brise">pose</a>'],
])('a title keeps on one line what a hyphen holds together: %s', (title, html) => {
  expect(renderTitle(title, {})).toBe(html);
});

test.each([
  ['Cinq prestations, chez vous', 'Cinq prestations, chez\u00a0vous'],
  ['L’équipe, à taille humaine', 'L’équipe, à\u00a0taille humaine'],
  ['Là où la voiture dort', 'Là\u00a0où\u00a0la\u00a0voiture dort'],
  ['Avant [la pose](/pose)', 'Avant <a href="/pose">la\u00a0pose</a>'],
])('no line of a title ends on a small word: %s', (title, html) => {
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

import { expect, test } from 'vitest';
import { renderTitle } from '~/lib/titles.ts';

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

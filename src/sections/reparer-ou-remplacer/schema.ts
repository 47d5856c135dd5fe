import { choice, model } from '../model.ts';

export const schema = model(
  'reparer-ou-remplacer',
  { title: 'Réparer ou remplacer', description: 'Deux listes face à face' },
  { reparer: choice.meta({ title: 'Réparer' }), remplacer: choice.meta({ title: 'Remplacer' }) },
);

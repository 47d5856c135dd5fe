import type { z } from 'zod';
import { choice, model } from '../model.ts';

export const schema = model(
  'reparer-ou-remplacer',
  { title: 'Réparer ou remplacer', description: 'Deux listes face à face' },
  { reparer: choice.meta({ title: 'Réparer' }), remplacer: choice.meta({ title: 'Remplacer' }) },
);

declare module '../models.ts' {
  interface Models {
    'reparer-ou-remplacer': z.infer<typeof schema>;
  }
}

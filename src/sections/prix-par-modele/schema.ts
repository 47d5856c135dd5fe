import { z } from 'zod';
import { label, list, text } from '../../schemas/fields.ts';
import { model } from '../model.ts';

export const schema = model(
  'prix-par-modele',
  { title: 'Prix par modèle de voiture' },
  {
    modeles: list(
      z
        .strictObject({
          modele: label.meta({ title: 'Voiture' }),
          prix: text(1, 30).meta({ title: 'Prix' }),
          detail: text(2, 120).optional().meta({ title: 'Détail' }),
        })
        .meta({ title: 'Voiture' }),
      3,
      12,
    ).meta({ title: 'Voitures' }),
  },
);

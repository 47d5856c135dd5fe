import { z } from 'zod';
import { label, list, text } from '../../schemas/fields.ts';
import { defineModel } from '../define-model.ts';

export const schema = defineModel(
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

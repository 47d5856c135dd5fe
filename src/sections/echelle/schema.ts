import { z } from 'zod';
import { label, list, oneOf, text } from '../../schemas/fields.ts';
import { defineModel, title } from '../define-model.ts';

export const schema = defineModel(
  'echelle',
  { title: 'Échelle', description: 'Des prix ou des distances, comparés sur une même échelle' },
  {
    unite: oneOf(['€', 'km']).meta({ title: 'Unité' }),
    lignes: list(
      z
        .strictObject({
          titre: title,
          valeur: label.meta({ title: 'Valeur', description: '« 310 € », « 310 à 390 € » ou « 4 à 8 km »' }),
          detail: text(2, 240).optional().meta({ title: 'Détail', description: 'En petit, sous le titre' }),
        })
        .meta({ title: 'Ligne' }),
      3,
      12,
    ).meta({ title: 'Lignes' }),
  },
);

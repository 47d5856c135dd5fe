import { z } from 'zod';
import { departmentCode, list, text } from '../../schemas/fields.ts';
import { defineModel } from '../define-model.ts';

export const schema = defineModel(
  'carte',
  { title: 'Carte d’Île-de-France' },
  {
    departements: list(
      z
        .strictObject({ code: departmentCode, texte: text(4, 220).meta({ title: 'Texte' }) })
        .meta({ title: 'Département' }),
      5,
      8,
    ).meta({ title: 'Départements' }),
  },
);

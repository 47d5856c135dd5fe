import { z } from 'zod';
import { integer, link, list, text } from '../../schemas/fields.ts';
import { icon, defineModel, title } from '../define-model.ts';

export const schema = defineModel(
  'avis',
  { title: 'Avis' },
  {
    arguments: list(
      z
        .strictObject({ titre: title, texte: text(10, 400).meta({ title: 'Texte' }), icone: icon })
        .meta({ title: 'Argument' }),
      2,
      4,
    )
      .optional()
      .meta({ title: 'Arguments' }),
    lien: link.optional(),
    avis: list(
      z.string({ error: 'doit être le nom d’un avis' }).meta({ title: 'Avis', reference: 'avis' }),
      1,
      12,
    ).meta({ title: 'Avis', description: 'Dans l’ordre de la page' }),
    ouverts: integer(1, 11)
      .optional()
      .meta({ title: 'Montrés d’emblée', description: 'Les suivants s’ouvrent par un bouton ; vide : tous' }),
  },
);

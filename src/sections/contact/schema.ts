import { z } from 'zod';
import { label, list } from '../../schemas/fields.ts';
import { body, defineModel, title } from '../define-model.ts';

const offer = z.strictObject({ titre: title, texte: body });

export const schema = defineModel(
  'contact',
  { title: 'Contact', description: 'Carte d’urgence, carte de devis et secteurs' },
  {
    urgence: offer.meta({ title: 'Urgence' }),
    devis: offer.meta({ title: 'Devis' }),
    secteurs: list(label.meta({ title: 'Secteur' }), 2, 30)
      .optional()
      .meta({ title: 'Secteurs', description: 'Secteurs d’intervention, en liste' }),
  },
);

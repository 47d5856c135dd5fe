import { z } from 'zod';
import { departmentCode, label, text } from './fields.ts';

export const departmentSchema = z
  .strictObject({
    id: departmentCode.meta({
      title: 'Code',
      description: 'Ne se change pas : la carte dessine ces huit départements',
      readOnly: true,
    }),
    nom: label.meta({ title: 'Nom' }),
    dans: text(3, 40).meta({ title: 'Avec sa préposition', description: 'Comme « dans les Yvelines »' }),
  })
  .meta({ title: 'Noms des départements', description: 'Les huit que dessine la carte' });

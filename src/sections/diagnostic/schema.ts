import { z } from 'zod';
import { label, list, oneOf } from '../../schemas/fields.ts';
import { refuse } from '../../schemas/refuse.ts';
import { choice, defineModel } from '../define-model.ts';

export const schema = defineModel(
  'diagnostic',
  { title: 'Diagnostic', description: 'Une question, trois réponses dessinées sur le pare-brise' },
  {
    cas: list(
      z
        .strictObject({
          dessin: oneOf(['sous-la-piece', 'devant-vos-yeux', 'au-bord']).meta({ title: 'Dessin' }),
          libelle: label.meta({ title: 'Libellé', description: 'Ce que voit le conducteur' }),
          reponse: oneOf(['reparer', 'remplacer']).meta({ title: 'Réponse' }),
        })
        .meta({ title: 'Cas' }),
      3,
      3,
    ).meta({ title: 'Cas' }),
    reparer: choice.meta({ title: 'Réparer' }),
    remplacer: choice.meta({ title: 'Remplacer' }),
  },
).superRefine(({ cas }, context) => {
  for (const [index, { dessin }] of cas.entries()) {
    if (cas.findIndex((other) => other.dessin === dessin) === index) continue;
    const message = `répète le dessin « ${dessin} » : à chaque cas le sien`;
    refuse(context, ['cas', index, 'dessin'], message);
  }
});

export const isDeep = (): boolean => true;

import { z } from 'zod';
import { label, list, markdown, text } from '../../schemas/fields.ts';
import { defineModel, title } from '../define-model.ts';

const amount = {
  prix: text(1, 40).meta({ title: 'Prix', description: 'Un chiffre annoncé, ou quelques mots' }),
  condition: text(2, 160).optional().meta({ title: 'Condition', description: 'En petit, sous la ligne' }),
};

const line = z
  .strictObject({ libelle: label.meta({ title: 'Libellé' }), ...amount })
  .meta({ title: 'Ligne' });

const cover = z
  .strictObject({
    libelle: label.meta({ title: 'Libellé' }),
    ligne: line
      .optional()
      .meta({ title: 'Ligne', description: 'Ce que paie l’assureur, dans ce cas seulement' }),
    reste: z.strictObject(amount).meta({ title: 'Reste à payer' }),
  })
  .meta({ title: 'Cas' });

export const schema = defineModel(
  'devis',
  { title: 'Devis', description: 'Un devis dessiné, ligne par ligne' },
  {
    texte: markdown.optional().meta({ title: 'Texte', description: 'À côté du devis' }),
    recit: z
      .string({ error: 'doit être le nom d’un avis' })
      .optional()
      .meta({ title: 'Avis', description: 'Affiché sous l’introduction', reference: 'avis' }),
    exemple: z
      .strictObject({
        titre: title,
        plaque: text(2, 9).meta({
          title: 'Plaque',
          description: 'Une plaque jamais attribuée, comme AB-000-CD',
        }),
        texte: text(4, 120).meta({ title: 'Texte', description: 'La voiture et le lieu de l’exemple' }),
      })
      .meta({ title: 'Exemple' }),
    lignes: list(line, 2, 8).meta({ title: 'Lignes' }),
    resume: label.meta({ title: 'Dernière ligne', description: 'Le libellé de ce qu’il reste à payer' }),
    couvertures: list(cover, 2, 2).meta({
      title: 'Cas',
      description: 'Assuré, puis au tiers : le visiteur choisit',
    }),
  },
);

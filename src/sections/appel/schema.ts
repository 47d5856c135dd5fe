import { label } from '../../schemas/fields.ts';
import { body, flag, defineModel } from '../define-model.ts';

export const schema = defineModel(
  'appel',
  { title: 'Bandeau de fin', description: 'Avec les boutons de devis et d’appel' },
  {
    texte: body,
    bouton: label.optional().meta({ title: 'Bouton', description: 'Libellé du premier bouton' }),
    messagerie: flag({ title: 'Bouton de messagerie', description: 'Là où une photo est demandée' }),
  },
);

export const isDeep = (): boolean => true;

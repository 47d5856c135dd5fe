import { label } from '../../schemas/fields.ts';
import { body, flag, model } from '../model.ts';

/** The band at the end, with the quote and the call. */
export const schema = model(
  'appel',
  { title: 'Bandeau de fin', description: 'Avec les boutons de devis et d’appel' },
  {
    texte: body,
    bouton: label.optional().meta({ title: 'Bouton', description: 'Libellé du premier bouton' }),
    messagerie: flag({ title: 'Bouton de messagerie', description: 'Là où une photo est demandée' }),
  },
);

/** It stands on a dark ground of its own. */
export const isDeep = (): boolean => true;

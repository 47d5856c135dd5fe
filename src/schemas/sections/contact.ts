import { z } from 'zod';
import { label, list } from '../fields.ts';
import { body, model, title } from './frame.ts';

/** The band at the end, with the quote and the call. */
export const actionSection = model(
  'appel',
  { title: 'Appel à l’action', description: 'Bandeau de fin, avec les boutons de devis et d’appel' },
  {
    texte: body,
    bouton: label.optional().meta({ title: 'Bouton', description: 'Libellé du premier bouton' }),
    messagerie: z
      .boolean({ error: 'doit être true ou false' })
      .default(false)
      .meta({ title: 'Bouton de messagerie', description: 'Là où une photo est demandée' }),
  },
);

const offer = z.strictObject({ titre: title, texte: body });

/** Ways to reach the firm. */
export const contactSection = model(
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

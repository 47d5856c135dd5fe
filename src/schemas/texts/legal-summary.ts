import { z } from 'zod';
import { label, link, list, text } from '../fields.ts';
import { sentence } from './words.ts';

const block = z.strictObject({
  titre: label.meta({ title: 'Titre' }),
  texte: text(1, 300).meta({ title: 'Texte', description: 'Avec {noms} et passages, comme une page' }),
  lien: link.optional(),
});

export const legalSummarySchema = z
  .strictObject({
    titre: sentence('Titre'),
    siege: text(1, 80).meta({ title: 'Sous l’adresse', description: 'Qui y est reçu' }).optional(),
    blocs: list(block.meta({ title: 'Bloc' }), 3, 8).meta({ title: 'Blocs' }),
    lien: link,
  })
  .meta({ title: 'Résumé légal', description: 'Au bas des pages' });

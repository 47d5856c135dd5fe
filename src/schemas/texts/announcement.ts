import { z } from 'zod';
import { schemaKey } from '../fields.ts';
import { sentence, sentences } from './words.ts';

const subject = sentence('reference', 'resume');

/** Words of the e-mail that announces a request to the firm (DESIGN §5). */
export const announcementTextsSchema = z.strictObject({
  $schema: schemaKey,
  sujets: sentences('nonEnregistree', 'suspecte').extend({
    nouvelle: subject,
    completee: subject,
    precisee: subject,
    ajout: subject,
  }),
  libelles: sentences(
    'phone',
    'messagerie',
    'vitrage',
    'plaque',
    'name',
    'address',
    'reference',
    'recue',
    'manque',
    'rien',
    'ajouts',
  ),
  manques: sentences('name', 'address'),
  phrases: sentences('nonEnregistree', 'suspecte', 'completee', 'precisee', 'ajout').extend({
    salutation: sentence('marque', 'reference', 'vitrage', 'plaque'),
  }),
});

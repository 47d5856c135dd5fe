import { z } from 'zod';
import { hour, integer, label, list, text } from './fields.ts';

const amount = integer(0, 5000).describe('Euros, TTC');

const GRADE = 'doit être une note de 1 à 5, sans guillemets';
const grade = z.number({ error: GRADE }).min(1, { error: GRADE }).max(5, { error: GRADE });

/** What a page's structured data says beyond its visible text (specification 2 §9, structured-data facts). */
export const markupSchema = z.strictObject({
  type: z.enum(['service', 'entreprise', 'page'], { error: 'doit être service, entreprise ou page' }),
  nom: text(4, 110),
  typeDeService: text(4, 90).optional(),
  horaires: z
    .strictObject({ ouvre: hour, ferme: hour })
    .optional()
    .describe('Heures du balisage, comme 07:00'),
  gammeDePrix: text(1, 40).optional(),
  note: z
    .strictObject({ valeur: grade, nombre: integer(1, 100000) })
    .optional()
    .describe('Note moyenne et nombre d’avis déclarés'),
  offres: list(z.strictObject({ nom: label, prixMin: amount, prixMax: amount.optional() }), 1, 10).optional(),
  garantie: z
    .string({ error: 'doit être une durée comme 2 ans' })
    .regex(/^\d+ (ans?|mois)$/, { error: 'doit être une durée comme 2 ans ou 12 mois' })
    .optional(),
  paiements: list(label, 1, 8).optional(),
  communes: list(label, 1, 60).optional().describe('Communes desservies, du balisage seulement'),
  rayonKm: integer(1, 200).optional(),
  pasAPas: z
    .strictObject({ nom: text(4, 110), coutMin: amount, coutMax: amount, dureeMinutes: integer(1, 600) })
    .optional()
    .describe('Tutoriel : reprend les étapes de la première section « etapes » de la page'),
});

/** Structured-data facts of a page. */
export type Markup = z.infer<typeof markupSchema>;

import { z } from 'zod';
import { hour, integer, label, list, oneOf, text } from './fields.ts';

const amount = integer(0, 5000);
const AMOUNT = 'En euros, TTC';

const GRADE = 'doit être une note de 1 à 5, sans guillemets';
const grade = z.number({ error: GRADE }).min(1, { error: GRADE }).max(5, { error: GRADE });

/** What a page's structured data says beyond its visible text. */
export const markupSchema = z
  .strictObject({
    type: oneOf(['service', 'entreprise', 'page']).meta({
      title: 'Type',
      description: 'Ce que la page décrit',
    }),
    nom: text(4, 110).meta({ title: 'Nom', description: 'Du service ou de la page' }),
    typeDeService: text(4, 90).optional().meta({ title: 'Type de service' }),
    horaires: z
      .strictObject({
        ouvre: hour.meta({ title: 'Ouvre à', description: 'Comme 07:00' }),
        ferme: hour.meta({ title: 'Ferme à', description: 'Comme 20:00' }),
      })
      .optional()
      .meta({ title: 'Horaires', description: 'Ceux que lisent les moteurs de recherche' }),
    gammeDePrix: text(1, 40).optional().meta({ title: 'Gamme de prix', description: 'Comme 80-150 €' }),
    note: z
      .strictObject({
        valeur: grade.meta({
          title: 'Note',
          description: 'Moyenne de 1 à 5, égale à celle que la page affiche',
        }),
        nombre: integer(1, 100000).meta({
          title: 'Nombre d’avis',
          description: 'Égal à celui que la page affiche',
        }),
      })
      .optional()
      .meta({ title: 'Note moyenne', description: 'Note et nombre d’avis déclarés' }),
    offres: list(
      z
        .strictObject({
          nom: label.meta({ title: 'Nom' }),
          prixMin: amount.meta({ title: 'Prix minimal', description: AMOUNT }),
          prixMax: amount.optional().meta({ title: 'Prix maximal', description: AMOUNT }),
        })
        .meta({ title: 'Offre' }),
      1,
      10,
    )
      .optional()
      .meta({ title: 'Offres', description: 'À changer avec les prix annoncés plus haut' }),
    garantie: z
      .string({ error: 'doit être une durée comme 2 ans' })
      .regex(/^\d+ (ans?|mois)$/, { error: 'doit être une durée comme 2 ans ou 12 mois' })
      .optional()
      .meta({ title: 'Garantie', description: 'Comme 2 ans ou 12 mois' }),
    paiements: list(label.meta({ title: 'Moyen de paiement' }), 1, 8)
      .optional()
      .meta({ title: 'Moyens de paiement' }),
    communes: list(label.meta({ title: 'Commune' }), 1, 60)
      .optional()
      .meta({ title: 'Communes desservies', description: 'Pour les moteurs de recherche seulement' }),
    rayonKm: integer(1, 200).optional().meta({ title: 'Rayon', description: 'En kilomètres' }),
    pasAPas: z
      .strictObject({
        nom: text(4, 110).meta({ title: 'Nom' }),
        coutMin: amount.meta({ title: 'Coût minimal', description: AMOUNT }),
        coutMax: amount.meta({ title: 'Coût maximal', description: AMOUNT }),
        dureeMinutes: integer(1, 600).meta({ title: 'Durée', description: 'En minutes' }),
      })
      .optional()
      .meta({
        title: 'Tutoriel',
        description: 'Reprend les étapes de la première section « Étapes » de la page',
      }),
  })
  .meta({
    title: 'Données structurées',
    description: 'Ce que la page dit aux moteurs de recherche, en plus de ses textes',
  });

/** Structured-data facts of a page. */
export type Markup = z.infer<typeof markupSchema>;

import { z } from 'zod';
import { dateAfter } from '../domain/paris.ts';
import { hour, endsAfterItBegins, label, list, period } from './fields.ts';

export const openHours = z
  .strictObject({
    ouverture: hour.meta({ title: 'Ouverture', description: 'Comme 08:00' }),
    fermeture: hour.meta({ title: 'Fermeture', description: 'Comme 20:00' }),
  })
  .refine(({ ouverture, fermeture }) => ouverture < fermeture, {
    error: 'ferme avant d’ouvrir : la fermeture vient après l’ouverture',
  });

const motif = label.meta({
  title: 'Motif',
  description: 'Pour l’équipe, comme « Noël » : il ne paraît pas sur le site',
});

/** A longer closure is rejected as a typo, because it would postpone the deadlines of all phone calls to customers. */
const LONGEST_CLOSURE_DAYS = 60;

const closure = z
  .strictObject({ ...period, motif })
  .refine(...endsAfterItBegins)
  .refine(({ du, au }) => au < dateAfter(du, LONGEST_CLOSURE_DAYS), {
    error: `dure plus de ${LONGEST_CLOSURE_DAYS} jours : corrigez l’année ou le mois du jour « au »`,
  })
  .meta({ title: 'Fermeture' });

const weekday = (name: string) =>
  openHours.optional().meta({ title: name, description: 'Laissé vide : fermé ce jour-là' });

export const hoursSchema = z
  .strictObject({
    semaine: z
      .strictObject({
        lundi: weekday('Lundi'),
        mardi: weekday('Mardi'),
        mercredi: weekday('Mercredi'),
        jeudi: weekday('Jeudi'),
        vendredi: weekday('Vendredi'),
        samedi: weekday('Samedi'),
        dimanche: weekday('Dimanche'),
      })
      .refine((week) => Object.keys(week).length > 0, {
        error: 'n’a aucun jour ouvert : il en faut au moins un',
      })
      .meta({ title: 'Semaine', description: 'Les heures de chaque jour ; un jour absent est fermé' }),
    fermetures: list(closure, 0, 40).default([]).meta({
      title: 'Jours de fermeture',
      description: 'Personne ne rappelle ces jours-là : le délai promis les saute',
    }),
    texte: label
      .regex(/^[^{}]*\{heures(?:-en-phrase)?\}[^{}]*$/, {
        error:
          'nomme les heures au lieu de les répéter : écrivez {heures}, comme « {heures}, urgences 24h/7j »',
      })
      .meta({
        title: 'En toutes lettres',
        description: 'Ce que lisent les visiteurs ; {heures} y met les heures de la semaine',
      }),
  })
  .meta({ title: 'Horaires et fermetures', description: 'Dits une seule fois pour tout le site' });

export type Hours = z.infer<typeof hoursSchema>;

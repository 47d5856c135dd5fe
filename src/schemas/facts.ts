import { z } from 'zod';
import { oneOf, slug, text } from './fields.ts';

/** Topics under which advertised figures are compared between pages. */
export const TOPICS = ['prix', 'duree', 'delai', 'garantie', 'horaires', 'eligibilite', 'nombres'] as const;

/** Vocabulary of advertised figures: what each name used under `faits:` means. */
export const factSchema = z
  .strictObject({
    id: slug.meta({
      title: 'Nom',
      description: 'Comme prix-reparation ; les textes l’emploient entre accolades',
    }),
    sujet: oneOf(TOPICS).meta({
      title: 'Sujet',
      description: 'Range le chiffre avec ceux qu’on lui compare',
    }),
    libelle: text(4, 120).meta({ title: 'Libellé', description: 'Ce que dit ce chiffre, pour l’équipe' }),
  })
  .meta({ title: 'Noms des chiffres', description: 'Les chiffres que les pages ont le droit d’annoncer' });

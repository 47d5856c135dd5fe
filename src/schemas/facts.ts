import { z } from 'zod';
import { FACT_KINDS, KIND_NAMES } from '../lib/facts/kinds.ts';
import { factsRecord, oneOf, slug, text } from './fields.ts';

/** Passages (`{si nom}`) of a fact without a value are hidden. `sansObjet` keeps this fact off the launch checklist. */
export const factSchema = z
  .strictObject({
    id: slug.meta({
      title: 'Nom',
      description: 'Comme prix-reparation ; les textes l’emploient entre accolades',
    }),
    type: oneOf(KIND_NAMES).meta({
      title: 'Type',
      description: `Comment s’écrit la valeur. ${KIND_NAMES.map((kind) => `${kind} : ${FACT_KINDS[kind].examples}`).join(' ; ')}`,
    }),
    libelle: text(4, 120).meta({ title: 'Libellé', description: 'Ce que dit ce chiffre, pour l’équipe' }),
    loi: text(4, 120).optional().meta({
      title: 'Loi',
      description: 'Celle qui oblige à le dire, avec son article ; vide : la loi ne le demande pas',
    }),
    sansObjet: oneOf(['oui']).optional().meta({
      title: 'Sans objet',
      description: '« oui » : l’entreprise n’a rien à en dire, et la liste d’ouverture ne le réclame plus',
    }),
  })
  .meta({ title: 'Noms des chiffres', description: 'Les chiffres que les pages ont le droit d’annoncer' });

export const sharedFactsSchema = factsRecord.meta({
  title: 'Tarifs et chiffres communs',
  description: 'Valables sur tout le site ; une page qui donne sa propre valeur garde la sienne',
});

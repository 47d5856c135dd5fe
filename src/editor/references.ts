import { anchorsByPath } from '../lib/check/anchors.ts';
import type { ContentTree } from '../lib/content/parse.ts';
import { FACT_KINDS } from '../lib/facts/kinds.ts';
import { MODEL_PRICES } from '../lib/publish/page-facts.ts';
import { PHOTO_ENDINGS } from '../schemas/photo.ts';

export function choicesOf({ entries }: Pick<ContentTree, 'entries'>) {
  return {
    departements: entries.departements.map(({ id, data }) => ({ value: id, label: `${id} · ${data.nom}` })),
    faits: entries.faits.map(({ id, data: { type, libelle } }) => ({
      label: libelle,
      value: id,
      looks: FACT_KINDS[type].looks,
      examples: FACT_KINDS[type].examples,
    })),
    adresses: [...anchorsByPath({ entries })]
      .filter(([path]) => path !== '/404')
      .flatMap(([path, anchors]) => [path, ...[...anchors].map((anchor) => `${path}#${anchor}`)])
      .sort()
      .map((value) => ({ value, label: value })),
  };
}

export type Choices = ReturnType<typeof choicesOf>;

export const factFields = (faits: Choices['faits']) =>
  faits.map(({ label, value, looks, examples }) => ({
    name: value,
    label,
    hint: `Comme ${examples}. Dans les textes : {${value}}.`,
    required: false,
    widget: 'string',
    pattern: [looks, `Ce champ s’écrit comme ${examples}.`],
  }));

/** @throws Error for an unknown kind of reference */
export function referenceField(to: string, { departements, adresses, faits }: Choices) {
  switch (to) {
    case 'faq':
      return {
        widget: 'relation',
        collection: 'faq',
        value_field: '{{slug}}',
        display_fields: ['question', '{{slug}}'],
        search_fields: ['question', '{{slug}}'],
      };
    case 'avis':
      return {
        widget: 'relation',
        collection: 'reglages',
        file: 'avis',
        value_field: 'avis.*.id',
        display_fields: ['avis.*.auteur', 'avis.*.texte'],
        search_fields: ['avis.*.auteur', 'avis.*.texte'],
      };
    case 'departements':
      return { widget: 'select', options: departements };
    case 'faits':
      return { widget: 'object', collapsed: true, fields: factFields(faits) };
    case 'nom-de-fait':
      return {
        widget: 'select',
        options: [
          ...faits,
          { value: MODEL_PRICES, label: 'Prix par modèle, d’après la section de la page' },
        ].map(({ label, value }) => ({ label, value })),
      };
    case 'photos':
      return {
        widget: 'image',
        accept: PHOTO_ENDINGS.map((ending) => `.${ending}`).join(),
        choose_url: false,
      };
    case 'dessins':
      return { widget: 'string' };
    case 'adresses':
      return { widget: 'select', options: adresses };
    default:
      throw new Error(`Unknown type of reference « ${to} »`);
  }
}

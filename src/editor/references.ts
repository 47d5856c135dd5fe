import { anchorsByPath } from '../lib/content/anchors.ts';
import type { ContentTree } from '../lib/content/parse.ts';

/** What the pickers of references offer, where the editor cannot look for it by itself. */
export interface Choices {
  departements: { label: string; value: string }[];
  adresses: { label: string; value: string }[];
}

/** Departments by their names, and every page of the site with its anchors. */
export function choicesOf({ entries }: Pick<ContentTree, 'entries'>): Choices {
  return {
    departements: entries.departements.map(({ id, data }) => ({ value: id, label: `${id} · ${data.nom}` })),
    adresses: [...anchorsByPath({ entries })]
      .filter(([path]) => path !== '/404')
      .flatMap(([path, anchors]) => [path, ...[...anchors].map((anchor) => `${path}#${anchor}`)])
      .concat('/#devis')
      .sort()
      .map((value) => ({ value, label: value })),
  };
}

/**
 * The form's field for a reference.
 *
 * @throws Error when nothing is known of such a reference
 */
export function referenceField(to: string, { departements, adresses }: Choices): object {
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
    case 'adresses':
      return { widget: 'select', options: adresses };
    default:
      throw new Error(`Nothing to choose from for « ${to} »`);
  }
}

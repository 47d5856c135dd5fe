import type { TOPICS } from '../../schemas/facts.ts';
import type { Markup } from '../../schemas/markup.ts';
import type { ContentTree } from '../content/parse.ts';

/** Topic under which figures are compared. */
export type Topic = (typeof TOPICS)[number];

/** One advertised figure: what it is about, which page says it, and its words. */
export interface Figure {
  topic: Topic;
  label: string;
  page: string;
  value: string;
}

const IN_MARKUP = 'données structurées';

/** Every figure that a page advertises, in its text and in its structured data. */
export function collectFigures({ entries }: ContentTree): Figure[] {
  const vocabulary = new Map(entries.faits.map(({ id, data }) => [id, data]));
  const all = [...entries.pages, ...entries.zones, ...entries.articles, ...entries.legal];
  return all.flatMap(({ id: page, data }) => {
    const facts = Object.entries(data.faits).flatMap(([name, value]) => {
      const fact = vocabulary.get(name);
      return fact ? [{ topic: fact.sujet, label: fact.libelle, page, value }] : [];
    });
    return 'balisage' in data ? [...facts, ...markupFigures(page, data.balisage)] : facts;
  });
}

const amount = (min: number, max?: number): string =>
  max === undefined ? `à partir de ${min} €` : `${min} à ${max} €`;

function markupFigures(page: string, markup: Markup): Figure[] {
  const {
    horaires,
    gammeDePrix,
    note,
    offres = [],
    garantie,
    paiements,
    communes,
    rayonKm,
    pasAPas,
  } = markup;
  const figure = (topic: Topic, label: string, value: string | undefined): Figure[] =>
    value ? [{ topic, label: `${label}, ${IN_MARKUP}`, page, value }] : [];
  return [
    ...figure('horaires', 'Horaires', horaires && `${horaires.ouvre}-${horaires.ferme}`),
    ...figure('prix', 'Gamme de prix', gammeDePrix),
    ...offres.flatMap(({ nom, prixMin, prixMax }) =>
      figure('prix', `Offre « ${nom} »`, amount(prixMin, prixMax)),
    ),
    ...figure('prix', 'Coût du pas-à-pas', pasAPas && amount(pasAPas.coutMin, pasAPas.coutMax)),
    ...figure('prix', 'Moyens de paiement', paiements?.join(', ')),
    ...figure('duree', 'Durée du pas-à-pas', pasAPas && `${pasAPas.dureeMinutes} min`),
    ...figure('garantie', 'Garantie', garantie),
    ...figure('nombres', 'Note moyenne', note && `${note.valeur}/5`),
    ...figure('nombres', 'Nombre d’avis', note && String(note.nombre)),
    ...figure('nombres', 'Communes desservies', communes && String(communes.length)),
    ...figure('nombres', 'Rayon d’intervention', rayonKm === undefined ? undefined : `${rayonKm} km`),
  ];
}

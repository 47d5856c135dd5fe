export const VITRAGES = [
  {
    id: 'pare-brise',
    title: 'Pare-brise',
    description: 'Remplacement complet du pare-brise avant',
    popular: true,
  },
  {
    id: 'vitre-laterale',
    title: 'Vitre latérale',
    description: 'Réparation ou remplacement vitre portière',
    popular: false,
  },
  {
    id: 'lunette-arriere',
    title: 'Lunette arrière',
    description: 'Remplacement de la lunette arrière',
    popular: false,
  },
] as const;

/** Stable name of a glazing, also the name of its shape in the drawing of the car. */
export type VitrageId = (typeof VITRAGES)[number]['id'];

/** French title of a glazing: the value stored in a request. */
type VitrageTitle = (typeof VITRAGES)[number]['title'];

/** Whether a text is one of the three titles, to the letter. */
export const isVitrageTitle = (text: string): text is VitrageTitle =>
  VITRAGES.some(({ title }) => title === text);

/** The id behind a title; undefined when nothing, or something else, was chosen. */
export const vitrageIdOf = (title: string): VitrageId | undefined =>
  VITRAGES.find((v) => v.title === title)?.id;

/** The title that a request stores for a glazing. */
export const vitrageTitleOf = (id: VitrageId): string => VITRAGES.find((v) => v.id === id)?.title ?? '';

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

export type VitrageId = (typeof VITRAGES)[number]['id'];

/** French title of a glazing, which a request stores instead of the id. */
type VitrageTitle = (typeof VITRAGES)[number]['title'];

export const isVitrageTitle = (text: string): text is VitrageTitle =>
  VITRAGES.some(({ title }) => title === text);

export const vitrageIdOf = (title: string): VitrageId | undefined =>
  VITRAGES.find((v) => v.title === title)?.id;

export const vitrageTitleOf = (id: VitrageId): string => VITRAGES.find((v) => v.id === id)?.title ?? '';

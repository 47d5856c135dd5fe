export const DEVIS_HREF = '/#devis';

export const ASK_QUOTE = 'Demander un devis gratuit';

/** Id of the element that must be parsed before the first paint (components/site/Head.astro). */
export const HEADER_END = 'page-top';

export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

export const FEED = '/guides.xml';

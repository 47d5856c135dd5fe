/** Anchor of the quote section on the home page. */
export const DEVIS_HREF = '/#devis';

/** The label of a quote button at the end of a page or of a section. */
export const ASK_QUOTE = 'Demander un devis gratuit';

/** Anchor of the last link that frames a page's top; what comes after it is the page's own. */
export const HEADER_END = 'page-top';

/** Maps search for a place. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

export const FEED = '/guides.xml';

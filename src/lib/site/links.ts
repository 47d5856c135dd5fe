export const DEVIS_HREF = '/#devis';

export const ASK_QUOTE = 'Demander un devis gratuit';

export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

export const FEED = '/guides.xml';

import type { Company } from '../schemas/company.ts';

/** Anchor of the quote section on the home page (DESIGN §7). */
export const DEVIS_HREF = '/#devis';

/** Maps search for the firm's address (specification 1 §7). */
export const mapsHref = ({ marque, adresse }: Company): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    `${marque}, ${adresse.rue}, ${adresse.codePostal} ${adresse.ville}`,
  )}`;

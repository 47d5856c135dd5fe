// Named imports keep the company's other data out of the bundle.
import { marque, messagerie, telephone } from '../../content/reglages/entreprise.json';
import hours from '../../content/reglages/horaires.json';
import * as texts from '../../content/textes/formulaire.json';

/** Use single texts, such as `texts.carte.titre`. A group in a variable bundles all its texts, in another chunk. */
export { texts };

export const company = { brand: marque, phone: telephone, hours: hours.texte };

/** `01 99 00 24 75` → E.164 without the plus. Smaller than domain/phone.ts, which knows overseas numbers. */
const international = (printed: string): string => `33${printed.replaceAll(' ', '').slice(1)}`;

export const companyTel = `tel:+${international(telephone)}`;
export const companyChat = (text: string): string =>
  `https://wa.me/${international(messagerie)}?text=${encodeURIComponent(text)}`;

export { hours };

export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

export { fill } from '../domain/sentence.ts';

export interface Words {
  titre: string;
  texte: string;
}

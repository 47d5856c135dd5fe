// Named imports keep the company's other data out of the bundle.
import { marque, messagerie, telephone } from '../../content/reglages/entreprise.json';
import hours from '../../content/reglages/horaires.json';
import * as texts from '../../content/textes/formulaire.json';

/** Read single texts (`texts.carte.titre`), because storing a group (`texts.carte`) would bundle all its texts. */
export { texts };

export const company = { brand: marque, phone: telephone, hours: hours.texte };

/** Converts `01 99 00 24 75` to `33199002475`. domain/phone.ts also handles overseas numbers, but is larger. */
const international = (printed: string): string => `33${printed.replace(/\s/g, '').slice(1)}`;

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

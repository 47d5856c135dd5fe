// Named imports keep the company's other data out of the bundle.
import { marque, messagerie, telephone } from '../../content/reglages/entreprise.json';
import hours from '../../content/reglages/horaires.json';
import texts from '../../content/textes/formulaire.json';

/** Texts of the card and the form. */
export { texts };

/** The company's name, number and hours. */
export const firm = { brand: marque, phone: telephone, hours: hours.texte };

/**
 * French number as in entreprise.json (01 99 00 24 75) to E.164 without the plus; avoids shipping the rules for
 * overseas numbers.
 */
const international = (printed: string): string => `33${printed.replaceAll(' ', '').slice(1)}`;

/** `tel:` link to the company, and WhatsApp link with a prefilled text. */
export const firmTel = `tel:+${international(telephone)}`;
export const firmChat = (text: string): string =>
  `https://wa.me/${international(messagerie)}?text=${encodeURIComponent(text)}`;

/** Opening hours, for the callback deadline. */
export { hours };

/** A phone number without line breaks. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

export { fill } from '../domain/sentence.ts';

export interface Words {
  titre: string;
  texte: string;
}

// Imported by name, so that visitors do not fetch the other facts of the firm.
import { marque, messagerie, telephone } from '../../content/reglages/entreprise.json';
import hours from '../../content/reglages/horaires.json';
import texts from '../../content/textes/formulaire.json';

/** Words of the card and of the flow, as an editor wrote them. */
export { texts };

/** The firm's number, chat and hours, for links and messages of the islands. */
export const firm = { brand: marque, phone: telephone, hours: hours.texte };

/** A number as the form of the firm takes it (01 99 00 24 75), as E.164 without the plus: overseas rules stay out of the browser. */
const international = (printed: string): string => `33${printed.replaceAll(' ', '').slice(1)}`;

/** `tel:` address of the firm, and address of its chat with a text already written. */
export const firmTel = `tel:+${international(telephone)}`;
export const firmChat = (text: string): string =>
  `https://wa.me/${international(messagerie)}?text=${encodeURIComponent(text)}`;

/** When the firm works, for the promised call. */
export { hours };

/** A number kept on one line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

export { fill } from '../domain/sentence.ts';

export interface Words {
  titre: string;
  texte: string;
}

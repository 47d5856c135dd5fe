import { texts } from '../../client/texts.ts';
import { HONEYPOT_FIELD } from '../../domain/demande.ts';

/** Hidden field. Filled in, it marks a request as suspect but never rejects it. Uses `hidden`, to work without CSS. */
export const Honeypot = () => (
  <label hidden>
    <span suppressHydrationWarning>{texts.commun.champPiege}</span>
    <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </label>
);

import { texts } from '../../client/texts.ts';
import { HONEYPOT_FIELD } from '../../domain/demande.ts';

/**
 * A field people do not see: what fills it in is likely a robot. It only marks a request, it never drops one. Hidden by
 * HTML, for browsers that don't take the style sheets.
 */
export const Honeypot = () => (
  <label hidden>
    <span suppressHydrationWarning>{texts.commun.champPiege}</span>
    <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </label>
);

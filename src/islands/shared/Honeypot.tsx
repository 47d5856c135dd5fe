import { texts } from '../../client/texts.ts';
import { HONEYPOT_FIELD } from '../../domain/demande.ts';

/** Field that only bots fill in; their request is accepted but marked as suspect. `hidden` works without CSS. */
export const Honeypot = () => (
  <label hidden>
    <span suppressHydrationWarning>{texts.commun.champPiege}</span>
    <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </label>
);

import { HONEYPOT_FIELD } from '../../domain/demande.ts';
import { texts } from './texts.ts';

/** A field people do not see: what fills it in is likely a robot. It only marks a request, it never drops one. */
export const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    {texts.commun.champPiege}
    <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </label>
);

import firm from '../../content/reglages/entreprise.json' with { type: 'json' };
import source from '../../content/textes/demande.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';

/** The firm's facts, said once in content/. */
export { firm };

/** What stands at the phone field, here and in the flow (L223-2 du code de la consommation). */
export const phoneNotice = `${form.telephone.raison} ${form.telephone.demarchage}`;

/** The firm's number, in one piece at the end of a line. */
export const telephone = firm.telephone.replaceAll(' ', '\u00a0');

/** Puts the firm's number where a sentence says {telephone}, once for the life of the process. */
function withTelephone<T>(value: T): T {
  if (typeof value === 'string') return fill(value, { telephone }) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTelephone(inner)])) as T;
}

/** Every French sentence that a visitor may read from the function (content/textes/demande.json). */
export const texts = withTelephone(source);

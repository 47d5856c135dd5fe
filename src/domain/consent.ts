/**
 * The visitor's choice on cookies, as three cookies hold it.
 * Pure: `document.cookie` is read and written by those who call.
 */

const CONSENT_DAYS = 180;

/** Each holds one word of a choice, in this order. */
const NAMES = ['cookie_consent', 'analytics_consent', 'marketing_consent'];

/** Where a choice is sent, as its three cookies, to be kept for longer than Safari keeps what a script set. */
export const KEEPER_PATH = '/api/choix-cookies';

/** The visitor's choice: everything, nothing, or their own mix. */
export type ConsentChoice =
  | { choice: 'accepted' }
  | { choice: 'rejected' }
  | { choice: 'customized'; analytics: boolean; marketing: boolean };

/** What is allowed; without a choice, nothing. */
export interface Consent {
  choice: ConsentChoice['choice'] | undefined;
  analytics: boolean;
  marketing: boolean;
}

/** The words of a whole choice: half a choice and answers that contradict it are none. */
const CHOICE = /^(accepted,true,true|rejected,false,false|customized,(true|false),(true|false))$/;

/** The values of each name: two where another domain or path has a cookie of that name, too. */
const valuesIn = (header: string): string[][] =>
  NAMES.map((name) =>
    header
      .split(/;\s*/)
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1)),
  );

/**
 * Reads the choice. Where there is none that is whole and without contradiction, the banner asks again and nothing is
 * measured.
 *
 * @param header as `document.cookie` gives it
 */
export function readConsent(header: string): Consent {
  const words = valuesIn(header).map(String);
  const isWhole = CHOICE.test(words.join());
  return {
    choice: isWhole ? (words[0] as ConsentChoice['choice']) : undefined,
    analytics: isWhole && words[1] === 'true',
    marketing: isWhole && words[2] === 'true',
  };
}

/** The three cookies of a choice, each ready for `document.cookie`. @param secure whether the page came over https */
export function consentCookies(made: ConsentChoice, secure: boolean): string[] {
  const all = made.choice === 'accepted';
  const { analytics, marketing } = made.choice === 'customized' ? made : { analytics: all, marketing: all };
  const attributes = `Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [made.choice, analytics, marketing].map((word, at) => `${NAMES[at]}=${word}; ${attributes}`);
}

/** Where a page's cookies may be kept, first for its host alone: endings of values for `document.cookie`, which delete. */
function deletionsAt({ hostname, pathname }: Place): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, at) => at && `; Domain=${labels.slice(at - 1).join('.')}`);
  const folders = pathname.split('/');
  const paths = folders.map((_, at) => folders.slice(0, at + 1).join('/') || '/');
  return domains.flatMap((domain) => paths.map((path) => `=; Max-Age=0; Path=${path}${domain || ''}`));
}

/** A page, as `location` has it. */
type Place = Pick<Location, 'hostname' | 'pathname'>;

/**
 * Values for `document.cookie` that delete what is called as one of our cookies and is none: kept for a parent domain or
 * a path, as by an earlier site of the firm. Ours is the one of this host alone.
 *
 * @param header as `document.cookie` gives it
 */
export function expiredNamesakes(header: string, place: Place): string[] {
  const [ours, ...others] = deletionsAt(place);
  return valuesIn(header).flatMap((values, at) =>
    values.length > 1
      ? others.filter((deletion) => deletion !== ours).map((deletion) => NAMES[at] + deletion)
      : [],
  );
}

/**
 * Values for `document.cookie` that delete the provider's cookies: all of them, or those that measure the effect of
 * advertisements where only marketing is refused.
 *
 * @param header as `document.cookie` gives it
 * @param analytics whether the audience may be measured
 */
export function expiredProviderCookies(header: string, place: Place, analytics: boolean): string[] {
  const refused = analytics ? /^_g(cl|ac)[^=]*/ : /^_g(a|cl|id|at)[^=]*/;
  return header.split(/;\s*/).flatMap((pair) => {
    const [name] = refused.exec(pair) ?? [];
    return name ? deletionsAt(place).map((deletion) => name + deletion) : [];
  });
}

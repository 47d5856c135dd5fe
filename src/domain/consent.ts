/** Cookie consent in three cookies. The functions are pure: callers read and write `document.cookie`. */

const CONSENT_DAYS = 180;

/** Cookies in the order of the values in `CHOICE`. */
const NAMES = ['cookie_consent', 'analytics_consent', 'marketing_consent'];

/** URL that sets the cookies by HTTP: Safari deletes those set by scripts after seven days. */
export const KEEPER_PATH = '/api/choix-cookies';

export type ConsentChoice =
  | { choice: 'accepted' }
  | { choice: 'rejected' }
  | { choice: 'customized'; analytics: boolean; marketing: boolean };

export interface Consent {
  choice: ConsentChoice['choice'] | undefined;
  analytics: boolean;
  marketing: boolean;
}

/** Matches the values of the three cookies, joined by commas, if all are set and consistent. */
const CHOICE = /^(accepted,true,true|rejected,false,false|customized,(true|false),(true|false))$/;

/** Parses `a=1; b=2`. A name has several values if another domain or path sets it too. */
const cookiesIn = (header: string): URLSearchParams =>
  new URLSearchParams(header.replaceAll('&', '%26').replace(/;\s*/g, '&'));

/**
 * An incomplete or contradictory choice counts as none, so that the banner shows again.
 * @param header value of `document.cookie`
 */
export function readConsent(header: string): Consent {
  const cookies = cookiesIn(header);
  const words = NAMES.map((name) => String(cookies.getAll(name)));
  const isWhole = CHOICE.test(words.join());
  return {
    choice: isWhole ? (words[0] as ConsentChoice['choice']) : undefined,
    analytics: isWhole && words[1] === 'true',
    marketing: isWhole && words[2] === 'true',
  };
}

/** Builds the strings for `document.cookie`. @param secure whether the page uses https */
export function consentCookies(made: ConsentChoice, secure: boolean): string[] {
  const all = made.choice === 'accepted';
  const { analytics, marketing } = made.choice === 'customized' ? made : { analytics: all, marketing: all };
  const attributes = `Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [made.choice, analytics, marketing].map((word, at) => `${NAMES[at]}=${word}; ${attributes}`);
}

/** Cookie attributes that delete a cookie: for this host first, then for its parent domains and paths. */
function deletionsAt({ hostname, pathname }: Place): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, at) => at && `; Domain=${labels.slice(at - 1).join('.')}`);
  const folders = pathname.split('/');
  const paths = folders.map((_, at) => folders.slice(0, at + 1).join('/') || '/');
  return domains.flatMap((domain) => paths.map((path) => `=; Max-Age=0; Path=${path}${domain || ''}`));
}

type Place = Pick<Location, 'hostname' | 'pathname'>;

/**
 * Deletes cookies that a previous site set under our names for a parent domain or another path. Our own cookies are
 * host-only and stay.
 */
export function expiredNamesakes(header: string, place: Place): string[] {
  const cookies = cookiesIn(header);
  const [ours, ...deletions] = deletionsAt(place);
  return NAMES.filter((name) => cookies.getAll(name).length > 1).flatMap((name) =>
    deletions.filter((deletion) => deletion !== ours).map((deletion) => name + deletion),
  );
}

/** Deletes all cookies of the analytics provider or, if analytics is allowed, only those for advertising. */
export function expiredProviderCookies(header: string, place: Place, analytics: boolean): string[] {
  const refused = analytics ? /^_g(cl|ac)/ : /^_g(a|cl|id|at)/;
  return [...cookiesIn(header).keys()]
    .filter((name) => refused.test(name))
    .flatMap((name) => deletionsAt(place).map((deletion) => name + deletion));
}

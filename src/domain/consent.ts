/** Cookie consent, stored in three cookies. The functions are pure: callers read and write `document.cookie`. */

const CONSENT_DAYS = 180;

/** Cookies in the order of the values in `CHOICE`. */
const NAMES = ['cookie_consent', 'analytics_consent', 'marketing_consent'];

/** URL that sets the cookies by HTTP, because Safari keeps cookies set by scripts for only seven days. */
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
const CHOICE = /^(accepted(?=,true,true)|rejected(?=,false,false)|customized),(true|false),(true|false)$/;

/** Parses `a=1; b=2`. A name has several values if it is set for several domains or paths. */
const cookiesIn = (header: string): URLSearchParams =>
  new URLSearchParams(header.replaceAll('&', '%26').replace(/;\s*/g, '&'));

/** An incomplete or inconsistent choice counts as no choice, so the banner shows. @param header `document.cookie` */
export function readConsent(header: string): Consent {
  const cookies = cookiesIn(header);
  const values = NAMES.map((name) => cookies.getAll(name)).join();
  const [, choice, analytics, marketing] = CHOICE.exec(values) ?? [];
  return {
    choice: choice as Consent['choice'],
    analytics: analytics === 'true',
    marketing: marketing === 'true',
  };
}

/** Scope of this site's cookies: this host without its subdomains, all paths. */
const OWN_SCOPE = 'Path=/';

/** Builds the strings that store a choice in `document.cookie`. @param secure whether the page uses https */
export function consentCookies(made: ConsentChoice, secure: boolean): string[] {
  const all = made.choice === 'accepted';
  const { analytics, marketing } = made.choice === 'customized' ? made : { analytics: all, marketing: all };
  const attributes = `Max-Age=${CONSENT_DAYS * 86_400}; ${OWN_SCOPE}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [made.choice, analytics, marketing].map((word, at) => `${NAMES[at]}=${word}; ${attributes}`);
}

type Place = Pick<Location, 'hostname' | 'pathname'>;

/** Scopes of the cookies that the page can see: its host and parent domains, its path and parent folders. */
function scopesOf({ hostname, pathname }: Place): string[] {
  const domains = hostname.split('.').map((_, at, labels) => `; Domain=${labels.slice(at).join('.')}`);
  const paths = pathname.split('/').map((_, at, folders) => folders.slice(0, at + 1).join('/') || '/');
  return ['', ...domains].flatMap((domain) => paths.map((path) => `Path=${path}${domain}`));
}

const deletions = (names: string[], scopes: string[]): string[] =>
  names.flatMap((name) => scopes.map((scope) => `${name}=; Max-Age=0; ${scope}`));

/**
 * Builds the strings that delete consent cookies that an earlier site left under the same names in other scopes.
 * @param header `document.cookie`
 */
export function expiredNamesakes(header: string, place: Place): string[] {
  const cookies = cookiesIn(header);
  const names = NAMES.filter((name) => cookies.getAll(name).length > 1);
  const others = scopesOf(place).filter((scope) => scope !== OWN_SCOPE);
  return deletions(names, others);
}

/**
 * Builds the strings that delete the cookies of the analytics provider. If analytics is allowed, only the advertising
 * cookies are deleted.
 */
export function expiredProviderCookies(header: string, place: Place, analytics: boolean): string[] {
  const refused = analytics ? /^_g(cl|ac)/ : /^_g(a|cl|id|at)/;
  const names = [...cookiesIn(header).keys()].filter((name) => refused.test(name));
  return deletions(names, scopesOf(place));
}

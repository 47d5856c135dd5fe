/**
 * The visitor's choice on cookies, as three cookies hold it.
 * Pure: `document.cookie` is read and written by those who call.
 */

const CONSENT_DAYS = 180;

const CONSENT_COOKIES = {
  choice: 'cookie_consent',
  analytics: 'analytics_consent',
  marketing: 'marketing_consent',
} as const;

/** The visitor's choice: everything, nothing, or their own mix. */
export type ConsentChoice =
  | { choice: 'accepted' }
  | { choice: 'rejected' }
  | { choice: 'customized'; analytics: boolean; marketing: boolean };

/** Whether the visitor has chosen, and what is allowed. */
export type Consent = { known: false } | { known: true; analytics: boolean; marketing: boolean };

/** Both answers that a whole choice stands for; a customized one may have any two. */
const WHOLE: Record<string, string> = { accepted: 'true,true', rejected: 'false,false' };

/**
 * Reads the choice from a cookie header. Half a choice, an unknown value, two values for one name, or answers that
 * contradict the choice count as no choice: the banner asks again and nothing is measured.
 *
 * @param header as `document.cookie` gives it
 */
export function readConsent(header: string): Consent {
  const pairs = new Set(header.split(/;\s*/));
  const value = (name: string): string | undefined => {
    const found = [...pairs].filter((pair) => pair.startsWith(`${name}=`));
    return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
  };
  const choice = value(CONSENT_COOKIES.choice) ?? '';
  const answers = `${value(CONSENT_COOKIES.analytics)},${value(CONSENT_COOKIES.marketing)}`;
  const valid =
    choice === 'customized' ? /^(true|false),(true|false)$/.test(answers) : WHOLE[choice] === answers;
  if (!valid) return { known: false };
  return { known: true, analytics: answers.startsWith('true'), marketing: answers.endsWith(',true') };
}

/** The three cookies of a choice, each ready for `document.cookie`. @param secure whether the page came over https */
export function consentCookies(made: ConsentChoice, secure: boolean): string[] {
  const all = made.choice === 'accepted';
  const { analytics, marketing } = made.choice === 'customized' ? made : { analytics: all, marketing: all };
  const attributes = `Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `${CONSENT_COOKIES.choice}=${made.choice}; ${attributes}`,
    `${CONSENT_COOKIES.analytics}=${analytics}; ${attributes}`,
    `${CONSENT_COOKIES.marketing}=${marketing}; ${attributes}`,
  ];
}

/**
 * Values for `document.cookie` that delete the provider's cookies on the host and on each of its parents: all of
 * them, or those that measure the effect of advertisements where only marketing is refused.
 *
 * @param header as `document.cookie` gives it
 * @param hostname of the page, as `www.clairvitre.example`
 * @param analytics whether the audience may be measured
 */
export function expiredProviderCookies(header: string, hostname: string, analytics: boolean): string[] {
  const refused = analytics ? /^_g(cl|ac)/ : /^_g(a|cl|id|at)/;
  const labels = hostname.split('.');
  const domains = ['', ...labels.slice(1).map((_, start) => `; Domain=${labels.slice(start).join('.')}`)];
  const names = header.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  return names
    .filter((name) => refused.test(name))
    .flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}

const POLICY = '/politique-protection-donnees';

/**
 * The `target` of a link: the data-protection policy opens in a new tab, so that what is being filled in stays
 * (specification 2 §2); undefined for every other address.
 */
export const linkTarget = (href: string): '_blank' | undefined =>
  href === POLICY || href.startsWith(`${POLICY}#`) ? '_blank' : undefined;

import { withoutAnchor } from '../content/path-of.ts';

/**
 * The `target` of a link: the data-protection policy opens in a new tab, so that what is being filled in stays;
 * undefined for every other address, and on the policy itself.
 *
 * @param href address, with or without a part of its page
 * @param policy address of the policy
 * @param here path of the page that holds the link, where that may be the policy
 */
export const linkTarget = (href: string, policy: string | undefined, here?: string): '_blank' | undefined =>
  withoutAnchor(href) === policy && here !== policy ? '_blank' : undefined;

import { withoutAnchor } from '../content/path-of.ts';
import { DEVIS_HREF } from '../site/links.ts';

/**
 * The attributes of a link of content/: one to the data-protection policy opens in a new tab, so that what is being
 * filled in stays; one to the quote is measured, under the name of its page (src/scripts/measured-acts.ts).
 *
 * @param href address, with or without a part of its page
 * @param policy address of the policy
 * @param here path of the page that holds the link, where that may be the policy
 */
export const linkTo = (href: string, policy?: string, here?: string) => ({
  href,
  ...(policy && withoutAnchor(href) === policy && here !== policy && { target: '_blank' }),
  ...(href === DEVIS_HREF && { 'data-event': 'devis_cta_click' }),
});

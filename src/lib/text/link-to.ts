import { withoutAnchor } from '../content/path-of.ts';
import { DEVIS_HREF } from '../site/links.ts';

/**
 * Returns the attributes of a link; src/scripts/tracking.ts reads `data-event`. The privacy policy opens in a new tab,
 * so that visitors do not lose their form input.
 * @param policy URL of the privacy policy; undefined on the page of the policy
 */
export const linkTo = (href: string, policy?: string) => ({
  href,
  ...(policy && withoutAnchor(href) === policy && { target: '_blank' }),
  ...(href === DEVIS_HREF && { 'data-event': 'devis_cta_click' }),
});

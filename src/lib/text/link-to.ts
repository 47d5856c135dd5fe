import { withoutAnchor } from '../content/path-of.ts';
import { DEVIS_HREF } from '../site/links.ts';

/**
 * Attributes of a link. The privacy policy opens in a new tab, so that form input is kept; links to the quote are
 * tracked (src/scripts/tracking.ts).
 * @param policy URL of the privacy policy, undefined on its own page
 */
export const linkTo = (href: string, policy?: string) => ({
  href,
  ...(policy && withoutAnchor(href) === policy && { target: '_blank' }),
  ...(href === DEVIS_HREF && { 'data-event': 'devis_cta_click' }),
});

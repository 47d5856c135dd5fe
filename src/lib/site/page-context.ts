/** The context of a page, for its parts. */
export interface PageContext {
  /** Name of the page in measured events, as `remplacement-pare-brise-93`; the home page is `accueil`. */
  slug: string;
  /** Text that a chat opened from this page begins with. */
  message: string;
  /** Where the quote leads, on the page that holds the flow. */
  devisHref?: string;
}

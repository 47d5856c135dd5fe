/** Which count an act goes into, and what it is worth in euros. */
type Worth = readonly [category: 'engagement' | 'conversion', value?: number];

/** What a measured act is (specification 1 §7 and §9); as lists, since every page carries them. */
export const EVENTS = {
  page_view: ['engagement'],
  form_step: ['conversion'],
  plate_verification: ['engagement'],
  phone_entry: ['conversion'],
  quote_request: ['conversion', 200],
  phone_click: ['engagement', 150],
  whatsapp_click: ['engagement'],
  devis_cta_click: ['conversion'],
  cta_click: ['conversion'],
  faq_interaction: ['engagement'],
} as const satisfies Record<string, Worth>;

/** Name of a measured act. */
export type EventName = keyof typeof EVENTS;

/** The count and the worth of an act. */
export const worthOf = (name: EventName): Worth => EVENTS[name];

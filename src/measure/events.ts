/** Tracked events. The default category is engagement; values are in euros. */
export const EVENTS = {
  page_view: {},
  form_step: { category: 'conversion' },
  plate_verification: {},
  phone_entry: { category: 'conversion' },
  quote_request: { category: 'conversion', value: 200 },
  phone_click: { value: 150 },
  whatsapp_click: {},
  devis_cta_click: { category: 'conversion' },
  /** Sent with `devis_cta_click`, under the page's slug. No conversion, as it would be counted twice. */
  quote_request_click: {},
  cta_click: { category: 'conversion' },
  faq_interaction: {},
} as const satisfies Record<string, { category?: 'conversion'; value?: number }>;

export type EventName = keyof typeof EVENTS;

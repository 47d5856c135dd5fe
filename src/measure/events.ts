/** Values in euros. */
export const EVENTS = {
  page_view: { category: 'engagement' },
  form_step: { category: 'conversion' },
  plate_verification: { category: 'engagement' },
  phone_entry: { category: 'conversion' },
  quote_request: { category: 'conversion', value: 200 },
  phone_click: { category: 'engagement', value: 150 },
  whatsapp_click: { category: 'engagement' },
  devis_cta_click: { category: 'conversion' },
  /** Sent with `devis_cta_click` under the page's slug. An engagement, so that conversions count once. */
  quote_request_click: { category: 'engagement' },
  cta_click: { category: 'conversion' },
  faq_interaction: { category: 'engagement' },
} as const satisfies Record<string, { category: 'engagement' | 'conversion'; value?: number }>;

export type EventName = keyof typeof EVENTS;

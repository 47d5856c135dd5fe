export type EventName =
  | 'page_view'
  | 'form_step'
  | 'plate_verification'
  | 'phone_entry'
  | 'quote_request'
  | 'phone_click'
  | 'whatsapp_click'
  | 'devis_cta_click'
  /** Sent with each `devis_cta_click`, but no conversion, so that a click counts once. The label is the page's slug. */
  | 'quote_request_click'
  | 'cta_click'
  | 'faq_interaction';

/** Events of the category `conversion`. All other events have the category `engagement`. */
export const CONVERSIONS: readonly EventName[] = [
  'form_step',
  'phone_entry',
  'quote_request',
  'devis_cta_click',
  'cta_click',
];

/** Values in euros. */
export const VALUES: Partial<Record<EventName, number>> = { quote_request: 200, phone_click: 150 };

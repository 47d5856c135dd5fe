/** `phone`, `saved`, `completing` and `details` are the screens of step 3. */
export type Screen =
  | 'landing'
  | 'plate'
  | 'glazing'
  | 'phone'
  | 'saved'
  | 'completing'
  | 'details'
  | 'recap'
  | 'sent';

/** `made` (plate card), `registered`, `kept` and `sent` follow a successful call; the others are pressed buttons. */
export type FlowEvent =
  | 'next'
  | 'back'
  | 'more'
  | 'cancel'
  | 'close'
  | 'made'
  | 'registered'
  | 'kept'
  | 'sent';

/**
 * Next screen for each screen and event. An event without an entry, such as a late response, is ignored. Early screens
 * accept `sent`, because the visitor may have gone back while the request was being sent.
 */
export const TRANSITIONS: Record<Screen, Partial<Record<FlowEvent, Screen>>> = {
  landing: { made: 'details', sent: 'landing' },
  plate: { next: 'glazing', close: 'landing', sent: 'sent' },
  glazing: { next: 'phone', back: 'plate', close: 'landing', sent: 'sent' },
  phone: { registered: 'saved', back: 'glazing', close: 'landing' },
  saved: { more: 'completing', next: 'recap', close: 'landing', sent: 'sent' },
  completing: { kept: 'recap', cancel: 'saved', close: 'landing', sent: 'sent' },
  details: { kept: 'recap', back: 'glazing', close: 'landing', sent: 'sent' },
  recap: { back: 'details', close: 'landing', sent: 'sent' },
  sent: { close: 'landing' },
};

/** 0 is the landing page. */
export type FlowStep = 0 | 1 | 2 | 3 | 4;

export const STEP_OF: Record<Screen, FlowStep> = {
  landing: 0,
  plate: 1,
  glazing: 2,
  phone: 3,
  saved: 3,
  completing: 3,
  details: 3,
  recap: 4,
  sent: 4,
};

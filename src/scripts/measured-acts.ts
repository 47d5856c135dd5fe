import type { EventName } from '../measure/events.ts';
import { trackOnce } from '../measure/once.ts';
import { readQueue } from '../measure/queue.ts';
import type { Report } from '../measure/report.ts';
import { track } from '../measure/track.ts';

/** Measures the page that is seen. */
export const viewPage = (): unknown => track({ action: 'page_view', label: document.title });

const measure = ({ demandeId, ...act }: Report) => (demandeId ? trackOnce(act, demandeId) : track(act));

/** Measures what the flow reports. */
export function readReports(): void {
  window.flowReports = readQueue(window.flowReports, measure);
}

function click({ target }: Event): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (!element) return;
  // A click on an open question closes it; asked by the click, as a question open from the start was not opened.
  if (element.closest('summary')?.parentElement?.hasAttribute('open')) return;
  const { page = '' } = document.documentElement.dataset;
  // A question is its own label, a quote link in a text or on the map has that of its page.
  const own = () => (element.matches('a') ? `${page}_lien` : element.textContent.trim());
  const { event, label = own() } = element.dataset;
  track({ action: event as EventName, label });
  if (event === 'devis_cta_click') track({ action: 'quote_request_click', label: page });
}

/** Measures what is pressed: its event is a data attribute. */
export const watchClicks = (): void => addEventListener('click', click, true);

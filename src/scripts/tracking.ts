import type { EventName } from '../measure/events.ts';
import { trackOnce } from '../measure/once.ts';
import { readQueue } from '../measure/queue.ts';
import type { Report } from '../measure/report.ts';
import { track } from '../measure/track.ts';

export const viewPage = (): unknown => track({ action: 'page_view', label: document.title });

const measure = ({ demandeId, ...event }: Report) => (demandeId ? trackOnce(event, demandeId) : track(event));

export function readReports(): void {
  window.flowReports = readQueue(window.flowReports, measure);
}

function click({ target }: Event): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (!element) return;
  // Ignores a click that closes a question.
  if (element.closest('summary')?.parentElement?.hasAttribute('open')) return;
  const { page = '' } = document.documentElement.dataset;
  // The default label is the text of the question or, for a link, the page's slug with `_lien`.
  const own = () => (element.matches('a') ? `${page}_lien` : element.textContent.trim());
  const { event, label = own() } = element.dataset;
  track({ action: event as EventName, label });
  if (event === 'devis_cta_click') track({ action: 'quote_request_click', label: page });
}

export const watchClicks = (): void => addEventListener('click', click, true);

import type { EventName } from '../measure/events.ts';
import { trackOnce } from '../measure/once.ts';
import { readQueue } from '../measure/queue.ts';
import type { Report } from '../measure/report.ts';
import { track } from '../measure/track.ts';

/** Measures the page that is seen. */
export const viewPage = (): boolean => track({ action: 'page_view', label: document.title });

const measure = ({ demandeId, ...act }: Report) => (demandeId ? trackOnce(act, demandeId) : track(act));

/** Measures the page that is seen, what is pressed in it (its event is a data attribute), and what the flow reports. */
export function watchActs(): void {
  viewPage();

  window.reports = readQueue(window.reports, measure);

  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
      if (!element) return;
      // A click on an open question closes it; asked by the click, as a question open from the start was not opened.
      if (element.closest('summary')?.parentElement?.hasAttribute('open')) return;
      // A question is its own label, a quote link in a text or on the map has that of its page.
      const own = () =>
        element.matches('a') ? `${document.documentElement.dataset.page}_lien` : element.textContent.trim();
      const { event, label = own() } = element.dataset;
      track({ action: event as EventName, label });
    },
    true,
  );
}

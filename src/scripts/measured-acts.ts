import type { EventName } from '../measure/events.ts';
import { trackOnce } from '../measure/once.ts';
import { readQueue } from '../measure/queue.ts';
import type { Report } from '../measure/report.ts';
import { track } from '../measure/track.ts';

/** Links and questions carry their event as data attributes; no page has tracking code. */
const MEASURED = 'a[data-event],summary[data-event],a[href="/#devis"]';

/** Measures the page that is seen. */
export const viewPage = (): boolean => track({ action: 'page_view', label: document.title });

function measure({ demandeId, ...act }: Report): void {
  if (demandeId) trackOnce(act, demandeId);
  else track(act);
}

/** Measures the page that is seen, what is pressed in it, and what the flow reports. */
export function watchActs(): void {
  viewPage();

  window.reports = readQueue(window.reports, measure);

  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>(MEASURED);
      if (!element) return;
      // A click on an open question closes it; asked by the click, as a question open from the start was not opened.
      if (element.closest('summary')?.parentElement?.hasAttribute('open')) return;
      // A quote link in a text or on the map is an editor's, and carries nothing; a question is its own label.
      const { event, label } = element.dataset;
      track({
        action: (event ?? 'devis_cta_click') as EventName,
        label:
          label ?? (event ? element.textContent.trim() : `${document.documentElement.dataset.page}_lien`),
      });
    },
    true,
  );
}

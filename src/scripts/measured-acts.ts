import type { EventName } from '../measure/events.ts';
import { track } from '../measure/track.ts';

/** Links and questions carry their event as data attributes; no page has tracking code (specification 2 §7). */
const MEASURED = 'a[data-event],summary[data-event]';

addEventListener('DOMContentLoaded', () => track({ action: 'page_view', label: document.title }));

addEventListener(
  'click',
  ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(MEASURED);
    if (!element) return;
    // A click on an open question closes it; asked by the click, as a question open from the start was not opened.
    if (element.closest('summary')?.parentElement?.hasAttribute('open')) return;
    const { event, label = '' } = element.dataset;
    track({ action: event as EventName, label });
  },
  true,
);

/** What the page with the flow does beside the script of every page (site.ts), each part alone as there. */
import { fetchWhenIdle, lightPlateButtons, sayFlowIsOpen, showPressedLinks } from './before-flow.ts';

for (const part of [lightPlateButtons, showPressedLinks, sayFlowIsOpen, fetchWhenIdle]) queueMicrotask(part);

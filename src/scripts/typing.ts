/** Fields that a keyboard comes up for. */
const TYPED = 'textarea,input:not([type=radio],[type=checkbox])';

/** How long a keyboard takes to leave, in milliseconds: until then heights stay judged as before it came. */
const LEAVING_MS = 1000;

/** As in src/styles/media.css. */
const SHORT = '(max-height: 44.99rem)';

const { documentElement: root } = document;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** The field in use. */
const typedIn = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(${TYPED}):focus`);

/**
 * Says on <html> that a field is in use, and how high the window is without a keyboard: style sheets judge heights by
 * that, and what is fixed to the bottom makes room.
 */
function note(): void {
  clearTimeout(leaving);
  if (!typedIn()) leaving = setTimeout(() => delete root.dataset['typing'], LEAVING_MS);
  else root.dataset['typing'] ??= matchMedia(SHORT).matches ? 'short' : 'tall';
}

/**
 * Keeps the field that is in use, and the button that sends it, above the keyboard. Most browsers make the window lower
 * for it (`interactive-widget`, in components/site/Head.astro); iOS lays it over the page, and only the visual viewport
 * tells. That also shrinks by zooming, which is no keyboard.
 */
function keepInView(): void {
  const view = window.visualViewport;
  const field = typedIn();
  const isZoomed = view && view.scale > 1.01;
  const keyboard = view && field && !isZoomed ? innerHeight - view.offsetTop - view.height : 0;
  root.style.setProperty('--keyboard', `${keyboard}px`);
  const button = field?.form?.querySelector('[type=submit]');
  if (!field || !button || isZoomed) return;
  const bar = button.closest<HTMLElement>('.step-actions')?.offsetHeight ?? 0;
  root.style.scrollPaddingBottom = `${keyboard + bar}px`;
  // Both if there is room for both, else the field.
  for (const part of [button, field]) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export function followKeyboard(): void {
  addEventListener('focusin', note);
  addEventListener('focusout', () => setTimeout(note));
  addEventListener('resize', keepInView);
  window.visualViewport?.addEventListener('resize', keepInView);
  note();
}

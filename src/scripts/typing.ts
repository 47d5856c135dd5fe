/** Fields that open a virtual keyboard. */
const TYPED = 'textarea,input:not([type=radio],[type=checkbox])';

/** Time in ms that the virtual keyboard needs to close. */
const LEAVING_MS = 1000;

/** Same condition as `--short` in src/styles/media.css. */
const SHORT = '(max-height: 44.99rem)';

const { documentElement: root } = document;

let leaving: ReturnType<typeof setTimeout> | undefined;

const typedIn = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(${TYPED}):focus`);

/** While a field has focus, `data-typing` tells whether the viewport without keyboard is `short` or `tall`. */
function note(): void {
  clearTimeout(leaving);
  if (!typedIn()) leaving = setTimeout(() => delete root.dataset['typing'], LEAVING_MS);
  else root.dataset['typing'] ??= matchMedia(SHORT).matches ? 'short' : 'tall';
}

/**
 * Keeps the focused field and its submit button above the keyboard. On iOS, the keyboard shrinks only the visual
 * viewport; in other browsers, it resizes the window (`interactive-widget` in the viewport meta tag).
 */
function keepInView(viewport: VisualViewport): void {
  const { scale, offsetTop, height } = viewport;
  const field = scale < 1.01 ? typedIn() : null;
  const keyboard = field ? innerHeight - offsetTop - height : 0;
  root.style.setProperty('--keyboard', `${keyboard}px`);
  const button = field?.form?.querySelector('[type=submit]');
  if (!field || !button) return;
  const bar = button.closest<HTMLElement>('.step-actions')?.offsetHeight ?? 0;
  root.style.scrollPaddingBottom = `${keyboard + bar}px`;
  // Scrolls to the field last, so that the field is visible even if there is no room for the button.
  for (const part of [button, field]) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export function followKeyboard(): void {
  addEventListener('focusin', note);
  addEventListener('focusout', () => setTimeout(note));
  const { visualViewport: viewport } = window;
  viewport?.addEventListener('resize', () => keepInView(viewport));
  note();
}

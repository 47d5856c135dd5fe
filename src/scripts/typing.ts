/** Fields that a keyboard comes up for. */
const TYPED = 'textarea,input:not([type=radio],[type=checkbox])';

/** How long a keyboard takes to leave, in milliseconds; where the window never grows again, what waits comes back then. */
const LEAVING_MS = 1000;

const { documentElement: root } = document;
const view = window.visualViewport;

/** The window before the keyboard came. */
let before = { width: 0, height: 0 };
let leaving: ReturnType<typeof setTimeout> | undefined;

function typedIn(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.matches(TYPED) ? field : undefined;
}

/** As in src/styles/media.css. */
const kindOf = (height: number): string => (height < 448 ? 'low' : height < 720 ? 'short' : 'tall');

const end = (): void => {
  delete root.dataset['typing'];
};

/**
 * Says on <html> that a field is typed in, and how high the window was before the keyboard: style sheets judge heights by
 * that, and what is fixed to the bottom makes room.
 */
function note(): void {
  clearTimeout(leaving);
  if (typedIn()) {
    if ('typing' in root.dataset) return;
    before = { width: innerWidth, height: innerHeight };
    root.dataset['typing'] = kindOf(innerHeight);
  } else if (innerHeight >= before.height || innerWidth !== before.width) end();
  else leaving = setTimeout(end, LEAVING_MS);
}

/** Keeps the field that has the focus, and the button that sends it, above the keyboard. */
function keepInView(): void {
  const bottom = view ? view.offsetTop + view.height : innerHeight;
  // Where the keyboard lies over the page (iOS), the buttons of a step stand above it.
  root.style.setProperty('--keyboard', `${Math.max(0, Math.round(innerHeight - bottom))}px`);
  const field = typedIn();
  const button = field?.form?.querySelector('[type=submit]');
  if (!field || !button) return;
  const bar = button.closest('.step-actions');
  const over = bar
    ? field.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
    : button.getBoundingClientRect().bottom - bottom;
  // Its label stays in view too, below the header of the page.
  const room = field.getBoundingClientRect().top - (bar ? 32 : 104);
  if (over > -8) scrollBy({ top: Math.min(over + 8, room), behavior: 'instant' });
}

addEventListener('focusin', note);
addEventListener('focusout', () => setTimeout(note));
addEventListener('resize', () => {
  note();
  keepInView();
});
view?.addEventListener('resize', keepInView);
note();

export {};

/** Closes the menu on Escape, because <details> does not. */
export const closeMenuByKey = (): void =>
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const button = document.querySelector<HTMLElement>('.header-menu[open] summary');
    button?.click();
    button?.focus();
  });

/** Moves the focus through the FAQ by arrow keys, Home and End. */
export const moveThroughQuestions = (): void =>
  addEventListener('keydown', (event) => {
    const { target: question } = event;
    const list = question instanceof HTMLElement && question.matches('summary') && question.closest('.faq');
    if (!list) return;
    const all = [...list.querySelectorAll('summary')];
    const here = all.indexOf(question);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  });

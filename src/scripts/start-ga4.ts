/** Fetches the adapter once there is a yes; a page where nobody said yes never asks for it. */
const { dataset } = document.documentElement;

const start = (): void => {
  if (dataset.analytics === 'true') void import('./ga4.ts');
};

if (dataset.analytics) start();
// A moment later: this may be listening before the script that reads the choice.
else addEventListener('consent', () => queueMicrotask(start), { once: true });

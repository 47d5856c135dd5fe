/** Fetches the adapter once there is a yes; a page where nobody said yes never asks for it. */
const { dataset } = document.documentElement;

const start = (): void => {
  if (dataset.analytics === 'true') void import('./ga4.ts');
};

start();
// The yes may come in another tab, or before Back shows this page again; and the script that reads the choice may
// hear of it after this one.
for (const type of ['consent', 'pageshow', 'visibilitychange'])
  addEventListener(type, () => setTimeout(start));

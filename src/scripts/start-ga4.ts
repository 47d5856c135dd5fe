/** Fetches the adapter once there is a yes; a page where nobody said yes never asks for it. */
if (document.documentElement.dataset.analytics === 'true') void import('./ga4.ts');

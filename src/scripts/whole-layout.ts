/**
 * Marks a page that is reloaded, come back to or opened at words that a search engine quotes, before anything is laid
 * out: a browser then aims at a height, and nothing above it may be a guess (decision 33).
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type !== 'navigate' || arrival.name.includes(':~:')) {
  document.documentElement.dataset['whole'] = '';
}

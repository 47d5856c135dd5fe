/** In characters; search engines and guide cards cut off longer texts. */
export const LONGEST = { title: 60, description: 158, excerpt: 220 };

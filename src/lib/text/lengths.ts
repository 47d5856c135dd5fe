/** Longest texts of search engines and of a guide's card, in characters: bounds of what is written, and of what is derived. */
export const LONGEST = { title: 60, description: 158, excerpt: 220 };

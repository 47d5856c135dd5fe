/**
 * The oldest browsers in which the site looks and works as in today's: those of spring 2022, with the last Safari of
 * phones that stop at iOS 15. The build lowers syntax to them; tests/old-browsers finds what it can't lower.
 */
export const FLOOR = ['chrome99', 'firefox97', 'safari15.4'];

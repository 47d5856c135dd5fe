/** Oldest supported browsers, for which the build lowers syntax: Chrome and Firefox of 2022, Safari of iOS 15. */
export const FLOOR = ['chrome99', 'firefox97', 'safari15.4'];

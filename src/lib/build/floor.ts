/** Oldest supported browsers, of spring 2022. The build lowers syntax; tests/old-browsers checks the rest. */
export const FLOOR = ['chrome99', 'firefox97', 'safari15.4'];

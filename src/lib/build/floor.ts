/** Spring 2022, and the last Safari for iOS 15. The build lowers syntax; tests/old-browsers checks the rest. */
export const FLOOR = ['chrome99', 'firefox97', 'safari15.4'];

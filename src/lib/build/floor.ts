/** Oldest supported browsers: spring 2022, and the last Safari for iOS 15. The build lowers syntax for them. */
export const FLOOR = ['chrome99', 'firefox97', 'safari15.4'];

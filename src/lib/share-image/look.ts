/** Size that link previews ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 } as const;

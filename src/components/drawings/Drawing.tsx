import type { ReactNode } from 'react';

interface Props {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Base `<svg>`: round strokes, no fill, aria-hidden. */
export const Drawing = (props: Props) => (
  <svg {...props} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" />
);

import type { ReactNode } from 'react';

interface Props {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a drawing: round lines, filled where it says so, and nothing to read out. */
export const Drawing = (props: Props) => (
  <svg {...props} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" />
);

import type { ReactNode } from 'react';
import { PAINT } from '../../styles/palette.ts';

interface Props {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a drawing: round lines, filled where it says so, and nothing to read out. */
export const Drawing = (props: Props) => (
  <svg {...props} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" />
);

/** The paint of a pane that the sky is seen in. */
export const Sky = ({ id }: { id: string }) => (
  <linearGradient id={id} x1=".8" x2=".3" y2="1">
    <stop stopColor="#f0fafa" />
    <stop offset=".5" stopColor={PAINT.sky} />
    <stop offset="1" stopColor="#1f7b85" />
  </linearGradient>
);

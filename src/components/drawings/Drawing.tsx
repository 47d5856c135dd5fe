import type { ReactNode } from 'react';

interface Props {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

export const Drawing = (props: Props) => (
  <svg {...props} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" />
);

import type { z } from 'zod';

export const HIDDEN = 'ne paraît pas sur cette page : retirez ce champ';

/** Reports a mistake of a value in a `superRefine`. @param path from the refined value to the mistake */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

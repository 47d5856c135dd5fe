import type { z } from 'zod';

export const HIDDEN = 'ne paraît pas sur cette page : retirez ce champ';

/** Reports a wrong field in a `superRefine`. @param path from the refined value to the field */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

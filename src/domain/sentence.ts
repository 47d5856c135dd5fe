/** Puts values in place of the `{names}` of a text; an unknown name stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A number and its noun in French: «0 point», «1 point», «2 points». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

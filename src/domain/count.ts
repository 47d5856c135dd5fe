/** A number and its noun in French: «0 point», «1 point», «2 points». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

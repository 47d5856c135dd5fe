/** Calls back with every text below a value, and its dotted field as an editor counts. */
export function walkTexts(value: unknown, field: string, visit: (field: string, text: string) => void): void {
  if (typeof value === 'string') visit(field, value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? Number(key) + 1 : key;
    walkTexts(item, field ? `${field}.${name}` : String(name), visit);
  }
}

/** A French postal code and the town that follows it, as people write them. */
const POSTCODE = /\b(\d{2})\s?(\d{3})\b[\s,]*([\p{L}][\p{L}\d' ’.-]*)?/u;

/**
 * Department and town of an address typed freely, for the subject of an announcement.
 *
 * @returns `92 Gennevilliers`, `92`, or '' when the address holds no postal code
 */
export function placeOf(address: string): string {
  const [, department, , town] = POSTCODE.exec(address) ?? [];
  return [department, town?.trim()].filter(Boolean).join(' ');
}

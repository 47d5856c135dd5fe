import { suggestion } from '../domain/suggest.ts';
import { townNames } from '../lib/map/towns.ts';

/** Returns an error message if a department has no town of this official name. @param code code of the department */
export function unknownTown(name: string, code: string): string | undefined {
  const official = townNames(code);
  if (official.includes(name)) return undefined;
  const remedy = suggestion(name, official, 'vérifiez l’orthographe officielle');
  return `nomme « ${name} », qui n’est pas une commune du ${code} : ${remedy}`;
}

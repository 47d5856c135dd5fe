import { rereadEnvironment } from '../../netlify/demande/environment.ts';

/** Sets variables as the host would before the process starts; undefined takes one away. */
export function setEnvironment(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  rereadEnvironment();
}

import { globSync } from 'node:fs';

/** The schema of every section model, as Vite's `import.meta.glob` gives them, for tools that run without it. */
export async function schemaFiles<T>(): Promise<Record<string, T>> {
  const names = globSync('*/schema.ts', { cwd: import.meta.dirname }).sort();
  const load = async (name: string): Promise<[string, T]> => [
    name,
    await import(/* @vite-ignore */ `./${name}`),
  ];
  return Object.fromEntries(await Promise.all(names.map(load)));
}

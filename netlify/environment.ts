/** The variables that the host sets before the process starts (listed in the README). */
export type Environment = Readonly<Record<string, string | undefined>>;

let copy: Environment | undefined;

/**
 * The environment, copied once per process. `CONTEXT`, the kind of deploy, is one that the host sets only while it builds:
 * netlify/bundle.ts writes it here.
 */
export function environment(): Environment {
  copy ??= { ...process.env, CONTEXT: process.env.CONTEXT };
  return copy;
}

/** Sets variables for the rest of this process, as the host would before it starts; undefined takes one away. */
export function setEnvironment(variables: Environment): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  copy = undefined;
}

/** A value made of the environment, made once for each copy of it. What `make` throws is thrown at every look. */
export function onceFromEnvironment<T>(make: (variables: Environment) => T): () => T {
  let made: { from: Environment; value: T } | undefined;
  return () => {
    const from = environment();
    if (made?.from !== from) made = { from, value: make(from) };
    return made.value;
  };
}

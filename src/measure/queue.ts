/** Queue for a script that loads later: an array at first, then the script's own `push`. */
export type Queue<T> = T[] | { push: (item: T) => void };

/** Drains a queue. @returns its replacement, which passes each item to `read` */
export function readQueue<T>(queue: Queue<T> | undefined, read: (item: T) => void): Queue<T> {
  if (Array.isArray(queue)) for (const item of queue) read(item);
  return { push: read };
}

/** Queue for a script that loads later: an array, then that script's `push`. */
export type Queue<T> = T[] | { push: (item: T) => void };

/**
 * Drains a queue.
 * @returns its replacement, which passes items directly to `read`
 */
export function readQueue<T>(queue: Queue<T> | undefined, read: (item: T) => void): Queue<T> {
  if (Array.isArray(queue)) for (const item of queue) read(item);
  return { push: read };
}

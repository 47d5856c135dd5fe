/** What waits for a script that comes later: a list until it is there, then the script itself. */
export type Queue<T> = T[] | { push: (item: T) => void };

/**
 * Reads what has waited, in its order.
 *
 * @returns the queue from now on, which hands all that comes straight to `read`
 */
export function readQueue<T>(queue: Queue<T> | undefined, read: (item: T) => void): Queue<T> {
  if (Array.isArray(queue)) for (const item of queue) read(item);
  return { push: read };
}

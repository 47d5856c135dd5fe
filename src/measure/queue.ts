/** An array until the script that reads the queue is loaded, then an object whose `push` calls that script. */
export type Queue<T> = T[] | { push: (item: T) => void };

/** Drains a queue. @returns an object that replaces the queue and passes each new item to `read` */
export function readQueue<T>(queue: Queue<T> | undefined, read: (item: T) => void): Queue<T> {
  if (Array.isArray(queue)) for (const item of queue) read(item);
  return { push: read };
}

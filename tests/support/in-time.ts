/**
 * Resolves to false if `work` takes longer than `ms`. The timer runs in this process, so that a paused machine does not
 * count.
 */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return ended;
}

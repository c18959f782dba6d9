/** Lets at most `count` of the given works run at a time; one that is no longer wanted never starts. */
export function fewAtOnce(count: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

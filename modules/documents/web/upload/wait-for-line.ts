const longestMilliseconds = 30_000;

/** Longer after each try, shorter as soon as the browser says that it is online again. */
export function waitForLine(tries: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    removeEventListener('online', end);
    signal.removeEventListener('abort', end);
    resolve();
  };
  const timer = setTimeout(end, Math.min(longestMilliseconds, 1000 * 2 ** Math.min(tries, 10)));
  addEventListener('online', end);
  signal.addEventListener('abort', end);
  return promise;
}

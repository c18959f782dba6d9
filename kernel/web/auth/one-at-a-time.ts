let queue: Promise<unknown> = Promise.resolve();

/** One holder across all windows of the origin; without Web Locks, one in this window. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks;
  if (locks) return locks.request('caseway.refresh', work) as Promise<T>;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

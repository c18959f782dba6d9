import { Refused } from '#kernel/server';

/** D13: at most `running` at once and `waiting` behind them; the rest is told to come back. */
export function limitParallel(
  running: number,
  waiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let active = 0;

  const enter = (): Promise<void> => {
    if (active < running) {
      active += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new Refused('busy');
    return new Promise((resolve) => queue.push(resolve));
  };

  // Whoever leaves hands the place on, so `active` only falls when nobody waits.
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

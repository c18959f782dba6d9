/** B-146. */
export const slowAfterMs = 5000;

/** Counts what has been waited for longer than is comfortable. */
export function createSlowCalls() {
  const watchers = new Set<() => void>();
  let slow = 0;
  const change = (by: number) => {
    slow += by;
    for (const watcher of watchers) watcher();
  };
  return {
    /** Answers what to call when the wait is over. */
    begin(): () => void {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        change(1);
      }, slowAfterMs);
      return () => {
        clearTimeout(timer);
        if (isSlow) change(-1);
        isSlow = false;
      };
    },
    isSlow: () => slow > 0,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export const slowCalls = createSlowCalls();

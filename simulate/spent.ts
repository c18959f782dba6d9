type Time = { times: number; milliseconds: number; longest: number };

/** Where the time of a life went; `calls GET /app/x` belongs to `calls`. */
export class Spent {
  readonly #times = new Map<string, Time>();

  async on<T>(what: string, work: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.#add(what, performance.now() - begin);
    }
  }

  #add(what: string, milliseconds: number): void {
    const time = this.#times.get(what) ?? { times: 0, milliseconds: 0, longest: 0 };
    time.times += 1;
    time.milliseconds += milliseconds;
    time.longest = Math.max(time.longest, milliseconds);
    this.#times.set(what, time);
  }

  /** The most first: `invariants 12.3 s of 40 (longest 900 ms)`. */
  lines(): string[] {
    return [...this.#times]
      .toSorted(([, a], [, b]) => b.milliseconds - a.milliseconds)
      .map(
        ([what, { times, milliseconds, longest }]) =>
          `${what} ${(milliseconds / 1000).toFixed(1)} s of ${times} (longest ${Math.round(longest)} ms)`,
      );
  }
}

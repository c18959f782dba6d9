/**
 * What comes and goes with every request. Not a Set: that one grows out of its table again and again, each
 * old table points at the next, and one that has become old keeps all requests after it from being swept.
 */
export class Places<T> {
  readonly #taken: (T | undefined)[] = [];
  readonly #free: number[] = [];

  /** Answers the place, which `leave` wants to know. */
  take(thing: T): number {
    const place = this.#free.pop() ?? this.#taken.length;
    this.#taken[place] = thing;
    return place;
  }

  leave(place: number): void {
    this.#taken[place] = undefined;
    this.#free.push(place);
  }

  /** In no order. */
  all(): T[] {
    return this.#taken.filter((thing) => thing !== undefined);
  }
}

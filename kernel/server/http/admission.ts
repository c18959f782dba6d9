type Bounds = {
  /** So much in hand is never refused, however slow the machine is. */
  readonly floor: number;
  /** More than that is never taken, however fast it is. */
  readonly most: number;
  /** What waits in the queue is done within this time, at the pace of late. */
  readonly targetSeconds: number;
};

const usual: Bounds = { floor: 64, most: 400, targetSeconds: 0.8 };

/** A bound that was lowered for a storm rises again as soon as the storm is over. */
const recovery = 1.2;

/**
 * How much work is taken in hand: as much as is finished within the target at the pace that was
 * measured under full load (Little's law). With less in hand than the floor nothing is measured and
 * nothing refused: a slow machine with little to do is no overload. Who fills all places leaves
 * each other tenant its share.
 */
export class Admission {
  readonly #bounds: Bounds;
  readonly #inHand = new Map<string, number>();
  #total = 0;
  #limit: number;
  #finished = 0;
  #least = 0;
  #pace = 0;
  #lookedAt: number;

  constructor(now: number, bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usual, ...bounds };
    this.#limit = this.#bounds.most;
    this.#lookedAt = now;
  }

  get inHand(): number {
    return this.#total;
  }

  get limit(): number {
    return this.#limit;
  }

  /** False: come back later. What was taken is given back with `leave`. */
  take(key: string): boolean {
    const own = this.#inHand.get(key) ?? 0;
    if (!this.#hasPlace(own)) return false;
    this.#inHand.set(key, own + 1);
    this.#total += 1;
    return true;
  }

  leave(key: string): void {
    const left = (this.#inHand.get(key) ?? 1) - 1;
    if (left > 0) this.#inHand.set(key, left);
    else this.#inHand.delete(key);
    this.#total -= 1;
    this.#finished += 1;
    this.#least = Math.min(this.#least, this.#total);
  }

  #hasPlace(own: number): boolean {
    if (this.#total < this.#limit) return true;
    const tenants = this.#inHand.size + (own === 0 ? 1 : 0);
    return own < this.#limit / tenants && this.#total < 2 * this.#limit;
  }

  /** Every now and then: measures the pace while there was always work, and sets the bound. */
  look(now: number): void {
    const seconds = (now - this.#lookedAt) / 1000;
    if (seconds <= 0) return;
    const { floor, most, targetSeconds } = this.#bounds;
    if (this.#least >= floor / 2) {
      const pace = this.#finished / seconds;
      this.#pace = this.#pace ? (this.#pace + pace) / 2 : pace;
      this.#limit = Math.min(most, Math.max(floor, Math.round(this.#pace * targetSeconds)));
    } else {
      this.#pace = 0;
      this.#limit = Math.min(most, Math.ceil(this.#limit * recovery));
    }
    this.#finished = 0;
    this.#least = this.#total;
    this.#lookedAt = now;
  }
}

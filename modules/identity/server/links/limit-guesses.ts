import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';

/** Tokens per second and how many may be saved up: a practice behind one address opens old mails, too. */
const [rate, most] = [0.5, 300];
const mostAddresses = 50_000;

type Misses = { left: number; at: number };

/** Counts by address how many links led nowhere. A secret has 256 bits; this keeps the noise down. */
export class GuessLimiter {
  readonly #misses = new Map<string, Misses>();

  admit(address: string, now = Date.now()): void {
    const { left } = this.#of(address, now);
    if (left < 1) throw new Refused('tooMany', { retryAfter: Math.ceil((1 - left) / rate) });
  }

  note(address: string, now = Date.now()): void {
    if (this.#misses.size >= mostAddresses) this.#misses.clear();
    const { left } = this.#of(address, now);
    this.#misses.set(address, { left: left - 1, at: now });
  }

  #of(address: string, now: number): Misses {
    const known = this.#misses.get(address);
    if (!known) return { left: most, at: now };
    return { left: Math.min(most, known.left + ((now - known.at) / 1000) * rate), at: now };
  }
}

const limiters = new WeakMap<Services, GuessLimiter>();

/** Each process counts for itself, as it does with all calls of an address. */
export function guessesOf(services: Services): GuessLimiter {
  const limiter = limiters.get(services) ?? new GuessLimiter();
  limiters.set(services, limiter);
  return limiter;
}

import type { Actor } from '#kernel/domain';
import { Refused } from '../refused.ts';

/** Tokens per second and how many may be saved up. */
export type Limit = { readonly rate: number; readonly burst: number };
export type Limits = { readonly address: Limit; readonly user: Limit; readonly tenant: Limit };

export const defaultLimits: Limits = {
  // A whole practice may stand behind one address.
  address: { rate: 400, burst: 4000 },
  user: { rate: 50, burst: 300 },
  tenant: { rate: 400, burst: 2000 },
};

type Bucket = { tokens: number; at: number };
const mostBuckets = 50_000;

/** D18: per address before anybody is known, then per user and per tenant. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  admitAddress(address: string, now = Date.now()): void {
    this.#take(`a:${address}`, this.#limits.address, now);
  }

  admitActor(actor: Actor, now = Date.now()): void {
    this.#take(`u:${actor.userId}`, this.#limits.user, now);
    this.#take(`t:${actor.tenantId}`, this.#limits.tenant, now);
  }

  #take(key: string, limit: Limit, now: number): void {
    if (this.#buckets.size > mostBuckets) this.#buckets.clear();
    const bucket = this.#buckets.get(key) ?? { tokens: limit.burst, at: now };
    bucket.tokens = Math.min(limit.burst, bucket.tokens + ((now - bucket.at) / 1000) * limit.rate);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1)
      throw new Refused('tooMany', { retryAfter: Math.ceil((1 - bucket.tokens) / limit.rate) });
    bucket.tokens -= 1;
  }
}

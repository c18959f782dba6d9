import type { Actor } from '#kernel/domain';
import { Refused } from '../refused.ts';

/** Tokens per second and how many may be saved up. */
export type Limit = { readonly rate: number; readonly burst: number };
export type Limits = Readonly<Record<'address' | 'user' | 'tenant' | 'key', Limit>>;

export const defaultLimits: Limits = {
  // A whole practice may stand behind one address.
  address: { rate: 400, burst: 4000 },
  user: { rate: 50, burst: 300 },
  tenant: { rate: 400, burst: 2000 },
  // Of the API: connectors.md says both figures.
  key: { rate: 10, burst: 100 },
};

type Bucket = { tokens: number; at: number };
type Buckets = Map<string, Bucket>;
const mostBuckets = 50_000;

/** D18: per address before anybody is known, then per user and per tenant. */
export class RateLimiter {
  readonly #addresses: Buckets = new Map();
  readonly #users: Buckets = new Map();
  readonly #tenants: Buckets = new Map();
  readonly #keys: Buckets = new Map();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  admitAddress(address: string, now = Date.now()): void {
    take(this.#addresses, address, this.#limits.address, now);
  }

  admitActor(actor: Actor, now = Date.now()): void {
    if (actor.apiKey) take(this.#keys, actor.apiKey.id, this.#limits.key, now);
    take(this.#users, actor.userId, this.#limits.user, now);
    take(this.#tenants, actor.tenantId, this.#limits.tenant, now);
  }
}

function take(buckets: Buckets, key: string, limit: Limit, now: number): void {
  let bucket = buckets.get(key);
  if (!bucket) {
    if (buckets.size >= mostBuckets) buckets.clear();
    bucket = { tokens: limit.burst, at: now };
    buckets.set(key, bucket);
  }
  bucket.tokens = Math.min(limit.burst, bucket.tokens + ((now - bucket.at) / 1000) * limit.rate);
  bucket.at = now;
  if (bucket.tokens < 1)
    throw new Refused('tooMany', { retryAfter: Math.ceil((1 - bucket.tokens) / limit.rate) });
  bucket.tokens -= 1;
}

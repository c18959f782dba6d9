import { describe, expect, test } from 'vitest';
import { anActor } from '#kernel/testing';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { RateLimiter } from './limits.ts';

registerCatalogue();
const limit = { rate: 1, burst: 3 };
const wide = { rate: 1000, burst: 1000 };

describe('rate limits', () => {
  test('a burst is allowed, then one request a second', () => {
    const limiter = new RateLimiter({ address: limit, user: wide, tenant: wide, key: wide });
    const ask = (at: number) => () => limiter.admitAddress('10.0.0.1', at);

    for (let index = 0; index < 3; index += 1) expect(ask(0)).not.toThrow();
    expect(ask(0)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }));
    expect(ask(1000)).not.toThrow();
    expect(ask(1000)).toThrow('Too many requests');
  });

  test('one user of a tenant does not use up the share of another', () => {
    const limiter = new RateLimiter({ address: wide, user: limit, tenant: wide, key: wide });
    const [busy, calm] = [anActor(), anActor()];

    for (let index = 0; index < 3; index += 1) limiter.admitActor(busy, 0);
    expect(() => limiter.admitActor(busy, 0)).toThrow('Too many requests');
    expect(() => limiter.admitActor(calm, 0)).not.toThrow();
  });
});

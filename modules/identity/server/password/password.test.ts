import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { limitParallel } from './limit-parallel-hashing.ts';
import { passwordMatches } from './hashing.ts';
import { hashMatches, hashOf } from './phc.ts';

register([]);

test('a hash is a PHC string of argon2id and matches its password only', async () => {
  const phc = await hashOf('Right-Horse!9');

  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashMatches(phc, 'Right-Horse!9')).toBe(true);
  expect(await hashMatches(phc, 'Right-Horse!8')).toBe(false);
});

test('a hash that another program made is understood', async () => {
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

  expect(await hashMatches(reference, 'password')).toBe(true);
});

test('composed and decomposed letters are the same password', async () => {
  const phc = await hashOf('Caf\u00e9-Horse!9');

  expect(await hashMatches(phc, 'Cafe\u0301-Horse!9')).toBe(true);
});

test('no hash, a broken hash and an endless password never match', async () => {
  expect(await passwordMatches(null, '')).toBe(false);
  expect(await passwordMatches(null, 'anything')).toBe(false);
  expect(await hashMatches('plain text', 'plain text')).toBe(false);
  expect(await passwordMatches(await hashOf('x'), 'x'.repeat(100_000))).toBe(false);
});

test('[D13] no more than two hashes run at once, and a full queue is told to come back', async () => {
  const inPool = limitParallel(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await wait(5);
    running -= 1;
  };

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => inPool(work)));

  expect(most).toBe(2);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'busy', status: 503 } });
  await expect(inPool(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inPool(() => Promise.resolve('free again'))).resolves.toBe('free again');
});

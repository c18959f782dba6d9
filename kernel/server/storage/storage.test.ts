import { randomBytes, randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aBucket } from '../../testing/a-bucket.ts';
import { readConfig } from '../config.ts';
import { openStorage } from './open-storage.ts';
import { newStorageKey } from './storage-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'caseway-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bucket = await aBucket();
const opened = (storageUrl: string) =>
  openStorage(readConfig({ DATA_DIR: folder, STORAGE_URL: storageUrl }), {});
const incoming = {
  'a folder': join(folder, 'kept', '.incoming'),
  'a bucket': join(folder, 'incoming'),
};

async function* inPieces(bytes: Buffer, failAt = Infinity): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_000) {
    if (at >= failAt) throw new Error('The client went away');
    yield bytes.subarray(at, at + 10_000);
  }
}

describe.each([
  ['a folder' as const, () => opened(`file:${join(folder, 'kept')}`)],
  ['a bucket' as const, () => opened(bucket.storageUrl)],
])('files kept in %s', (kind, open) => {
  const storage = open();
  const bytes = randomBytes(55_555);

  test('what was put is got back byte for byte, with its size and hash', async () => {
    const key = newStorageKey(randomUUID());

    const kept = await storage.put(key, inPieces(bytes));

    const chunks = await (await storage.get(key))?.toArray();
    expect(Buffer.concat(chunks ?? [])).toEqual(bytes);
    expect(await storage.size(key)).toBe(bytes.length);
    expect(kept).toEqual({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('a part of it is read without the rest', async () => {
    const key = newStorageKey(randomUUID());
    await storage.put(key, inPieces(bytes));

    const chunks = await (await storage.get(key, { first: 12_345, last: 20_000 }))?.toArray();

    expect(Buffer.concat(chunks ?? [])).toEqual(bytes.subarray(12_345, 20_001));
  });

  test('D21: a source that breaks off leaves nothing behind', async () => {
    const key = newStorageKey(randomUUID());

    await expect(storage.put(key, inPieces(bytes, 30_000))).rejects.toThrow('went away');

    expect(await storage.get(key)).toBeNull();
    expect(readdirSync(incoming[kind])).toEqual([]);
  });

  test('what was deleted is gone, and deleting again is no error', async () => {
    const key = newStorageKey(randomUUID());
    await storage.put(key, inPieces(bytes));

    await storage.delete(key);
    await storage.delete(key);

    expect(await storage.get(key)).toBeNull();
    expect(await storage.size(key)).toBeNull();
  });

  test.each(['../secret.key', 'a/../../b', '/etc/passwd', 'x', ''])(
    'D21: %j is no key',
    async (key) => {
      await expect(storage.put(key, inPieces(bytes))).rejects.toThrow('no key');
      await expect(storage.get(key)).rejects.toThrow('no key');
    },
  );

  test('leftovers of a killed process are swept, fresh uploads are not', async () => {
    mkdirSync(incoming[kind], { recursive: true });
    const [old, fresh] = [join(incoming[kind], 'old'), join(incoming[kind], 'fresh')];
    for (const path of [old, fresh]) writeFileSync(path, 'half');
    utimesSync(old, new Date('2020-01-01'), new Date('2020-01-01'));

    await storage.sweep(new Date('2024-01-01'));

    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
    rmSync(fresh);
  });

  test('a place that works passes its check', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

test('a bucket that refuses is an error without its answer, and keeps nothing here', async () => {
  bucket.break(503);
  const storage = opened(bucket.storageUrl);
  const key = newStorageKey(randomUUID());

  await expect(storage.put(key, inPieces(randomBytes(10)))).rejects.toThrow('refused to keep');
  await expect(storage.get(key)).rejects.toThrow('refused to give');
  await expect(storage.check()).rejects.toThrow('refused to open');

  expect(readdirSync(incoming['a bucket'])).toEqual([]);
  bucket.break(null);
});

test('a wrong secret is refused by the bucket', async () => {
  const storage = opened(bucket.storageUrl.replace('test-secret', 'guessed'));

  await expect(storage.check()).rejects.toThrow('403');
});

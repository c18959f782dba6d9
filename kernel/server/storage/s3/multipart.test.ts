import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { aBucket } from '../../../testing/a-bucket.ts';
import { readConfig } from '../../config.ts';
import { openStorage } from '../open-storage.ts';
import { newStorageKey } from '../storage-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'caseway-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = 1024 ** 2;
/** In flight, in megabytes. */
const twoParts = 10;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use, without what only waits to be collected. */
function liveBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let mostLive = 0;
const bucket = await aBucket(() => void (mostLive = Math.max(mostLive, liveBytes())));
const storage = openStorage(readConfig({ DATA_DIR: folder, STORAGE_URL: bucket.storageUrl }), {});
const block = randomBytes(megabyte);

/** Each megabyte differs from the others, so that parts in the wrong order are noticed. */
async function* aFile(megabytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < megabytes; at += 1) {
    block.writeUInt32BE(at);
    yield Buffer.from(block);
  }
}

const keptAs = async (key: string) => {
  const hash = createHash('sha256');
  for await (const chunk of (await storage.get(key)) ?? []) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
};

/** Puts a file, reads it back, and answers the megabytes that were in use at the worst moment. */
async function memoryFor(megabytes: number): Promise<number> {
  const key = newStorageKey(randomUUID());
  const before = liveBytes();
  mostLive = 0;
  const kept = await storage.put(key, aFile(megabytes));
  expect(kept).toEqual({ size: megabytes * megabyte, sha256: await keptAs(key) });
  expect(await storage.size(key)).toBe(megabytes * megabyte);
  return (mostLive - before) / megabyte;
}

test('a file of 64 MB takes no more memory than one of 24 MB, there and back', async () => {
  // What other tests of this process do meanwhile comes and goes; a file that is held comes each time.
  let difference = Infinity;
  for (let time = 0; time < 3 && difference >= twoParts; time += 1) {
    const small = await memoryFor(24);
    difference = (await memoryFor(64)) - small;
  }

  expect(difference).toBeLessThan(twoParts);
  expect(bucket.unfinished.size).toBe(0);
});

test('a part that fails for a moment is sent again, and only that part', async () => {
  const key = newStorageKey(randomUUID());
  bucket.failOnce({ request: /PUT .*partNumber=2/, status: 503 });

  const { sha256 } = await storage.put(key, aFile(20));

  expect(await keptAs(key)).toBe(sha256);
});

test.each([
  ['a part is refused', { request: /PUT .*partNumber=2/, status: 403 }, 'a part of a file: 403'],
  ['it cannot begin', { request: /POST .*uploads/, status: 500 }, 'begin a file: 500'],
  [
    'the store answers 200 and an error in place of the file',
    { request: /POST .*uploadId/, status: 200, body: '<Error><Code>InternalError</Code></Error>' },
    'could not put its parts together',
  ],
])('when %s nothing is kept, there or here', async (_case, fault, message) => {
  const key = newStorageKey(randomUUID());
  bucket.failOnce(fault);

  await expect(storage.put(key, aFile(20))).rejects.toThrow(message);

  expect(await storage.get(key)).toBeNull();
  expect(bucket.unfinished.size).toBe(0);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

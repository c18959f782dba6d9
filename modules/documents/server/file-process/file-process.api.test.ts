import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Services } from '#kernel/server';
import { aPdf } from '../../testing/index.ts';
import { runFileWork, stopFileWork, withWorkFolder } from './run-file-work.ts';

const services = {} as Services;
afterEach(() => stopFileWork(services));

const pagesOf = (bytes: Uint8Array, limits: object = {}) =>
  withWorkFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return runFileWork(services, 'countPdfPages', { path }, limits);
  });

test('a file is looked into by a process of its own', async () => {
  const answers = await Promise.all([pagesOf(aPdf()), pagesOf(aPdf())]);

  expect(answers).toEqual([1, 1]);
});

test('a file that is no PDF is told apart and leaves the process sound', async () => {
  expect(await pagesOf(Buffer.from('%PDF-1.7 and nothing more'))).toBeNull();
  expect(await pagesOf(aPdf())).toBe(1);
});

test('a work beyond its time or memory is stopped, and the next one finds a new process', async () => {
  await expect(pagesOf(aPdf(), { seconds: 0.001 })).rejects.toMatchObject({ reason: 'time' });
  await expect(pagesOf(aPdf(), { megabytes: 20 })).rejects.toThrow(/memory|ended/);
  expect(await pagesOf(aPdf())).toBe(1);
});

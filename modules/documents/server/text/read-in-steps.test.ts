import { expect, test } from 'vitest';
import type { FileTextState } from '../../domain/index.ts';
import { readInSteps } from './read-in-steps.ts';
import type { ReadSome, ReadStep } from './read-in-steps.ts';

const fresh: FileTextState = {
  status: 'waiting',
  pagesDone: 0,
  pagesTotal: null,
  pagesFailed: 0,
  reason: null,
};

/** A file whose pages kill the process that reads them, where they are named. */
const aFile =
  (total: number, deadly: readonly number[] = []): ReadSome =>
  (from, most) => {
    const last = Math.min(total, from + most - 1);
    const numbers = Array.from({ length: last - from + 1 }, (_, at) => from + at);
    if (numbers.some((page) => deadly.includes(page))) return Promise.resolve({ broken: 'time' });
    const pages = numbers.map((page) => ({
      page,
      text: `${page}`,
      source: 'text' as const,
      isFailed: false,
    }));
    return Promise.resolve({ total, pages });
  };

async function steps(read: ReadSome, state = fresh, isEnough = () => false): Promise<ReadStep[]> {
  const all: ReadStep[] = [];
  for await (const step of readInSteps(read, state, isEnough)) all.push(step);
  return all;
}

test('a long file is read in steps, each of which says how far it is', async () => {
  const all = await steps(aFile(100));

  expect(all.map(({ step }) => [step.status, step.pagesDone])).toEqual([
    ['reading', 40],
    ['reading', 80],
    ['done', 100],
  ]);
});

test('it goes on where it was', async () => {
  const [first] = await steps(aFile(100), { ...fresh, pagesDone: 90, pagesTotal: 100 });

  expect(first?.pages.map(({ page }) => page)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
});

test('others have their turn before the rest of a long file', async () => {
  const all = await steps(aFile(100), fresh, () => true);

  expect(all).toMatchObject([{ isPaused: true, step: { status: 'reading', pagesDone: 40 } }]);
});

test('a page that breaks the process is left out, the others are read', async () => {
  const all = await steps(aFile(100, [50]), { ...fresh, pagesTotal: 100 });

  const read = all.flatMap(({ pages }) => pages.map(({ page }) => page));
  expect(read).toEqual(Array.from({ length: 100 }, (_, at) => at + 1).filter((at) => at !== 50));
  expect(all.at(-1)?.step).toMatchObject({
    status: 'partly',
    pagesDone: 100,
    reason: '1 of its pages could not be read.',
  });
});

test('a file that breaks the process at once is given up with a reason', async () => {
  const all = await steps(aFile(10, [1]));

  expect(all).toMatchObject([
    { step: { status: 'failed', reason: 'The file takes too long to be read.' } },
  ]);
});

test('one that breaks it again and again does not go on for ever', async () => {
  const deadly = Array.from({ length: 100 }, (_, at) => at + 1);

  const all = await steps(aFile(100, deadly), { ...fresh, pagesTotal: 100 });

  expect(all.length).toBeLessThan(10);
  expect(all.at(-1)?.step.status).toBe('failed');
});

test('of a file with too many pages the first are read', async () => {
  const all = await steps(aFile(6000), { ...fresh, pagesDone: 4990, pagesTotal: 6000 });

  expect(all.at(-1)?.step).toMatchObject({
    status: 'partly',
    pagesDone: 5000,
    reason: 'Only the first 5000 of 6000 pages were read.',
  });
});

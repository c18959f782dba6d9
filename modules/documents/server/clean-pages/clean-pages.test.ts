import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPdf, aScan, aScannedPdf } from '../../testing/index.ts';
import { cleanPages } from './clean-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caseway-clean-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function removedOf(bytes: Uint8Array): Promise<unknown> {
  const [path, out] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
  await writeFile(path, bytes);
  const answer = await cleanPages({ path, out }, () => {});
  return 'removed' in answer
    ? answer.removed.map(({ page, sameAs }) => (sameAs ? [page, sameAs] : page))
    : answer;
}

const dotsPerInch = 100;
const letter = [
  'Dear Doctor Nguyen',
  'Thank you for seeing Mr Smith on 12 March 2026 at your rooms.',
  'He was injured on his left knee and reports constant pain.',
  'The agreed fee is $1,234.50 and is due within 14 days.',
  'Yours faithfully',
];
const changed = (from: string, to: string) => letter.map((line) => line.replace(from, to));

describe('pages as a program wrote them', () => {
  test.each([
    ['one word', 'Injury of the left knee', 'Injury of the right knee'],
    ['one figure', 'The fee is $1,234.50', 'The fee is $1,284.50'],
    ['one comma', 'The fee is $1,234.50', 'The fee is $1.234.50'],
  ])('[B-339] two pages that differ in %s are two pages', async (_what, one, other) => {
    expect(await removedOf(aPdf(one, other, one))).toEqual([[3, 1]]);
  });

  test('an empty page goes; where all are empty the first stays', async () => {
    expect(await removedOf(aPdf('Words', ' ', 'More'))).toEqual([2]);
    expect(await removedOf(aPdf(' ', ' '))).toEqual([2]);
  });

  test('one letter in the margin is no punch hole', async () => {
    expect(await removedOf(aPdf('A', 'B', 'O', '8'))).toEqual([]);
  });

  test('the pages that stay are written, and nothing of the others', async () => {
    await removedOf(aPdf('Alpha', 'Beta', 'Alpha'));

    const made = await PDFDocument.load(await readFile(join(folder, 'out.pdf')));
    expect(made.getPageCount()).toBe(2);
  });
});

describe('scanned pages', () => {
  const scans = async (...sheets: Parameters<typeof aScan>[0][]) =>
    aScannedPdf(
      await Promise.all(sheets.map((sheet, at) => aScan({ dotsPerInch, seed: at + 1, ...sheet }))),
    );

  test.each([
    ['one word', 'left knee', 'right knee'],
    ['one figure', '1,234.50', '1,284.50'],
    ['one letter', 'Smith', 'Smyth'],
    ['a figure of a date', '12 March', '17 March'],
  ])('[B-339] two scans that differ in %s are two pages', async (_what, from, to) => {
    expect(await removedOf(await scans({ lines: letter }, { lines: changed(from, to) }))).toEqual(
      [],
    );
  });

  test('[B-339] a second scan of the same sheet is a duplicate, also a little aside', async () => {
    const again = { lines: letter, shift: [1, 1] as const, noise: 6 };

    expect(await removedOf(await scans({ lines: letter }, again))).toEqual([[2, 1]]);
  });

  test('[B-339] noise, dust and punch holes are no content', async () => {
    const blank = { noise: 8, punched: true };

    expect(await removedOf(await scans({ lines: letter }, blank, { noise: 3 }))).toEqual([2, 3]);
  });

  test.each([['12'], ['see over'], ['.  x  .']])(
    '[B-339] a page on which only %j stands is no empty page',
    async (line) => {
      expect(await removedOf(await scans({ lines: letter }, { lines: [line] }))).toEqual([]);
    },
  );

  test('[B-339] a page with nothing but a pale stamp is no empty page', async () => {
    const pale = { lines: ['RECEIVED'.repeat(3), 'RECEIVED'.repeat(3)], ink: '#d8d4cc' };

    expect(await removedOf(await scans({ lines: letter }, pale))).toEqual([]);
  });
});

test('what is no PDF or has a password is told apart', async () => {
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });

  expect(await removedOf(Buffer.from('%PDF-1.7 and nothing more'))).toEqual({ trouble: 'broken' });
  expect(await removedOf(await locked.save())).toEqual({ trouble: 'locked' });
});

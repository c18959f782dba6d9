import { expect, test } from 'vitest';
import { textReaderOf } from './readable-files.ts';
import { splitIntoParts } from './split-into-parts.ts';
import { endOfReading, textStateWords } from './text-status.ts';

test('a file without pages is read in parts that end where a paragraph does', () => {
  const text = `${'a'.repeat(60)}\n\n${'b'.repeat(30)} ${'c'.repeat(30)}\n\nend`;

  expect(splitIntoParts(text, 100)).toEqual([
    'a'.repeat(60),
    `${'b'.repeat(30)} ${'c'.repeat(30)}\n\nend`,
  ]);
  expect(splitIntoParts('x'.repeat(250), 100).map((part) => part.length)).toEqual([100, 100, 50]);
  expect(splitIntoParts('  ')).toEqual([]);
});

test('what has no text is not read', () => {
  expect(['mp3', 'zip', 'constructor', ''].map(textReaderOf)).toEqual([null, null, null, null]);
  expect(textReaderOf('tiff')).toBe('picture');
});

test('a reading ends as what it is', () => {
  const pages = { done: 10, failed: 0, total: 10, readable: 10 };

  expect(endOfReading(pages)).toEqual({ status: 'done', reason: null });
  expect(endOfReading({ ...pages, failed: 2 })).toEqual({
    status: 'partly',
    reason: '2 of its pages could not be read.',
  });
  expect(endOfReading({ ...pages, failed: 10 }).status).toBe('failed');
  expect(endOfReading({ ...pages, total: 6000, readable: 5000 }).reason).toBe(
    'Only the first 5000 of 6000 pages were read.',
  );
});

test('the state is told in words', () => {
  const state = { pagesDone: 3, pagesTotal: 8, pagesFailed: 0, reason: null };

  expect(textStateWords({ ...state, status: 'reading' })).toBe(
    'The text is being read: 3 of 8 pages.',
  );
  expect(textStateWords({ ...state, status: 'failed', reason: 'It is locked.' })).toBe(
    'It is locked.',
  );
});

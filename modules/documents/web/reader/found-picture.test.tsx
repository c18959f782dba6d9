import { eventually, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FoundPicture } from './found-picture.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const opened = (keyword: string) =>
  render(<FoundPicture image={new Blob()} name="fax.jpg" fileId="f-1" keyword={keyword} />);
const found = [{ page: 1, count: 1, rects: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.05 }] }];

test('[C-318] a picture that was found by a word has it marked where it was recognised', async () => {
  const calls = serve({ 'GET /app/files/f-1/places': { body: { items: found } } });

  const place = await opened('whiplash');

  await eventually(() => expect(place.querySelectorAll('mark')).toHaveLength(1));
  expect(place.querySelector('mark')?.getAttribute('style')).toContain('10%');
  expect(place.querySelector('img')?.getAttribute('alt')).toBe('fax.jpg');
  expect(calls).toHaveLength(1);
});

test('without a word nothing is asked and nothing is marked', async () => {
  const calls = serve({});

  const place = await opened('');

  expect(place.querySelector('img')).not.toBeNull();
  expect(place.querySelector('mark')).toBeNull();
  expect(calls).toEqual([]);
});

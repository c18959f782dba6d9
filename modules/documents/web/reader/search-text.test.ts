import { expect, test } from 'vitest';
import { countHits, markedText, nextHit } from './search-text.ts';

test('words are found whatever their case, accents and spaces', () => {
  expect(countHits('Nguyễn saw  the nguyen family', 'NGUYEN')).toBe(2);
  expect(countHits('left\nknee', 'left knee')).toBe(1);
  expect(countHits('anything', '  ')).toBe(0);
});

test('what is found is marked, and nothing of the file becomes markup', () => {
  expect(markedText('a <b>knee</b> & Knée', 'knee')).toBe(
    'a &lt;b&gt;<mark>knee</mark>&lt;/b&gt; &amp; <mark>Knée</mark>',
  );
  expect(markedText('aaa', 'aa')).toBe('<mark>aa</mark>a');
});

test('the next hit is on a later page, and after the last on the first', () => {
  const hits = [
    { page: 2, count: 1 },
    { page: 5, count: 3 },
  ];

  expect([
    nextHit(hits, 2, 1),
    nextHit(hits, 5, 1),
    nextHit(hits, 2, -1),
    nextHit([], 1, 1),
  ]).toEqual([5, 2, 5, null]);
});

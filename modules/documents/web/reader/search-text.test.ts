import { expect, test } from 'vitest';
import { countHits, markedText, nextHit } from './search-text.ts';

const typed = (text: string) => ({ text, isKeyword: false });
const keyword = (text: string) => ({ text, isKeyword: true });

test('words are found whatever their case, accents and spaces', () => {
  expect(countHits('Nguyễn saw  the nguyen family', typed('NGUYEN'))).toBe(2);
  expect(countHits('left\nknee', typed('left knee'))).toBe(1);
  expect(countHits('anything', typed('  '))).toBe(0);
});

test('what is found is marked, and nothing of the file becomes markup', () => {
  expect(markedText('a <b>knee</b> & Knée', typed('knee'))).toBe(
    'a &lt;b&gt;<mark>knee</mark>&lt;/b&gt; &amp; <mark>Knée</mark>',
  );
  expect(markedText('aaa', typed('aa'))).toBe('<mark>aa</mark>a');
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

test('[C-318] what a search brought is found as the search found it: every word, in any order', () => {
  const page = 'Injured at work. The left knee, not the knee on the right, was injured.';

  expect(countHits(page, keyword('knee injury'))).toBe(4);
  expect(countHits(page, keyword('knee shoulder'))).toBe(0);
  expect(markedText('the left knee', keyword('"left knee" injury'))).toBe(
    'the <mark>left knee</mark>',
  );
});

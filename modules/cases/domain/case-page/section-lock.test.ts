import { expect, test } from 'vitest';
import { parseSectionWish } from './section-lock.ts';

const wire = (changes: object = {}) =>
  JSON.stringify({ FromModule: 'IME', ObjectId: 'x', Section: 'BookingNotes', ...changes });

test('a wish names the case, the section, and whether it takes over', () => {
  expect(parseSectionWish(wire())).toEqual({
    fromModule: 'IME',
    objectId: 'x',
    section: 'BookingNotes',
    takesOver: false,
  });
  expect(parseSectionWish(wire({ TakesOver: true }))).toMatchObject({ takesOver: true });
  expect(parseSectionWish(wire({ Section: undefined }))).toMatchObject({ section: null });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['half a text', '{"FromModule":'],
  ['null', 'null'],
  ['an unknown section', wire({ Section: 'constructor' })],
  ['a section that is no text', wire({ Section: 7 })],
  ['a case that is no text', wire({ ObjectId: {} })],
  ['something endless', wire({ ObjectId: 'x'.repeat(5000) })],
])('%s is ignored', (_what, payload) => {
  expect(parseSectionWish(payload)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { colourFormats } from './colour-format.ts';
import { decideLetterhead } from './letterhead-actions.ts';

const { read } = colourFormats.colour;

test('a colour is kept in one way, however it is written, and nothing else passes', () => {
  expect(read('#0C6070')).toBe('#0c6070');
  expect(read(' 0c6070 ')).toBe('#0c6070');
  expect(read('#06a')).toBe('#0066aa');
  for (const wrong of ['red', '#12345', '#0c6070;}', 'url(x)', '']) expect(read(wrong)).toBeNull();
});

describe('saving the letterhead', () => {
  test('makes the one of the practice, or changes the version that was seen', () => {
    const input = { practiceName: 'Harbour' };

    expect(decideLetterhead({ id: 'l', isThere: false, stamp: undefined }, input)).toMatchObject({
      writes: [{ write: 'create', id: 'l', values: { practiceName: 'Harbour', showLogo: true } }],
    });
    expect(decideLetterhead({ id: 'l', isThere: true, stamp: 's' }, input)).toMatchObject({
      writes: [{ write: 'change', ids: ['l'], stamp: 's' }],
    });
  });
});

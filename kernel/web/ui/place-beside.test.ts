import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const button = { left: 500, right: 600, top: 100, bottom: 130 };
const panel = { width: 300, height: 200 };
const view = { width: 1000, height: 800 };

test.each([
  ['below', { x: 500, y: 134 }],
  ['belowEnd', { x: 300, y: 134 }],
  ['right', { x: 604, y: 100 }],
] as const)('a panel %s its button', (side, place) =>
  expect(placeBeside(button, panel, side, view)).toEqual(place),
);

test('a panel stays inside the window, its beginning first', () => {
  expect(placeBeside(button, panel, 'below', { width: 700, height: 300 })).toEqual({
    x: 392,
    y: 92,
  });
  expect(placeBeside(button, panel, 'belowEnd', { width: 200, height: 100 })).toEqual({
    x: 8,
    y: 8,
  });
});

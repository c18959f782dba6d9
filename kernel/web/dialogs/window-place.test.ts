import { expect, test } from 'vitest';
import { arrowStep, fitted, startPlace } from './window-place.ts';

const place = { left: 100, top: 100, width: 600, height: 400 };

test('[B-163] [K-057] [K-058] a window is never smaller than 300 by 200', () => {
  const small = fitted({ ...place, width: 10, height: 10 }, 1440, 900);

  expect(small).toMatchObject({ width: 300, height: 200 });
});

test('[B-163] [K-059] its top stays at least 30 px below the edge', () => {
  expect(fitted({ ...place, top: -500 }, 1440, 900).top).toBe(30);
  expect(startPlace(1440, 900).top).toBeGreaterThanOrEqual(30);
});

test('it stays inside the screen when the screen shrinks', () => {
  expect(fitted({ ...place, left: 1400, top: 880 }, 1000, 700)).toEqual({
    left: 400,
    top: 300,
    width: 600,
    height: 400,
  });
  expect(startPlace(390, 700)).toMatchObject({ left: 0, width: 358 });
});

test('the arrow keys move it, with Shift they resize it, other keys do nothing', () => {
  expect(arrowStep('ArrowLeft', false)?.(place)).toEqual({ ...place, left: 76 });
  expect(arrowStep('ArrowDown', true)?.(place)).toEqual({ ...place, height: 424 });
  expect(arrowStep('a', false)).toBeNull();
});

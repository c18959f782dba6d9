import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSpot } from './free-spot.ts';
import type { Box } from './free-spot.ts';

const room: Box = { left: 16, top: 90, width: 1400, height: 794 };
const toast = { width: 384, height: 80 };
const box = (left: number, top: number, width: number, height = 32): Box => ({
  left,
  top,
  width,
  height,
});
const covers = (spot: { left: number; top: number }, boxes: readonly Box[]) =>
  boxes.filter(
    ({ left, top, width, height }) =>
      spot.left < left + width &&
      left < spot.left + toast.width &&
      spot.top < top + height &&
      top < spot.top + toast.height,
  );

describe('the place of a toast', () => {
  test('is the upper right corner where nothing is in the way', () => {
    expect(freeSpot(toast, room, [])).toEqual({ left: 1032, top: 90 });
  });

  test('is left of the buttons of the page', () => {
    const buttons = [box(1200, 110, 100), box(1310, 110, 106)];

    const spot = freeSpot(toast, room, buttons);

    expect(spot.top).toBe(90);
    expect(spot.left + toast.width).toBeLessThanOrEqual(1196);
    expect(spot.left + toast.width).toBeGreaterThan(1180);
  });

  test('is below the buttons where the upper edge is full', () => {
    const across = Array.from({ length: 14 }, (_, at) => box(16 + at * 100, 100, 80));

    expect(freeSpot(toast, room, across)).toEqual({ left: 1032, top: 138 });
  });

  test('stays as it is as long as it covers nothing', () => {
    const now = { left: 300, top: 400 };

    expect(freeSpot(toast, room, [], now)).toEqual(now);
    expect(freeSpot(toast, room, [box(310, 410, 20)], now)).toEqual({ left: 1032, top: 90 });
  });

  test('covers as little as it can where there is no room', () => {
    const full = [box(0, 0, 1440, 900)];
    const phone: Box = { left: 16, top: 90, width: 358, height: 700 };

    expect(freeSpot(toast, room, full)).toEqual({ left: 1032, top: 90 });
    expect(freeSpot({ width: 358, height: 80 }, phone, [box(16, 100, 100)])).toEqual({
      left: 16,
      top: 138,
    });
  });

  test('covers nothing as long as the upper edge has a gap that is wide enough', () => {
    const button = fc.record({
      left: fc.integer({ min: 0, max: 400 }),
      top: fc.integer({ min: 0, max: 800 }),
      width: fc.integer({ min: 10, max: 200 }),
      height: fc.integer({ min: 10, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(button, { maxLength: 40 }), (buttons) => {
        expect(covers(freeSpot(toast, room, buttons), buttons)).toEqual([]);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { busyness, hour, stepFrom } from './working-hours.ts';

/** Monday in Sydney. */
const at = (clock: string) => Date.parse(`2026-06-22T${clock}:00+10:00`);
const yearPace = { busyHours: 10, quietHours: 24, actsPerDay: 6 };

describe('steps of the clock', () => {
  test('hour by hour, each step is one hour', () => {
    const pace = { busyHours: 1, quietHours: 1, actsPerDay: 40 };

    expect(stepFrom(at('09:00'), pace)).toEqual({ hours: 1, busy: 0.1 });
    expect(stepFrom(at('19:00'), pace)).toEqual({ hours: 1, busy: 0 });
  });

  test('a working day is one step where that is wanted, and no work of it is lost', () => {
    const { hours, busy } = stepFrom(at('08:00'), yearPace);

    expect(hours).toBe(10);
    expect(busy).toBeCloseTo(1);
  });

  test('a night ends when somebody comes to work', () => {
    expect(stepFrom(at('18:00'), yearPace)).toEqual({ hours: 14, busy: 0 });
  });

  test('a quiet step ends at a full number of its hours', () => {
    const friday = at('18:00') + 4 * 24 * hour;

    expect(stepFrom(friday, { ...yearPace, quietHours: 4 }).hours).toBe(4);
    expect(stepFrom(friday + hour, { ...yearPace, quietHours: 4 }).hours).toBe(3);
  });

  test('few acts bring nobody in the evening', () => {
    expect(busyness(at('21:00'), 40)).toBeGreaterThan(0);
    expect(busyness(at('21:00'), 6)).toBe(0);
  });
});

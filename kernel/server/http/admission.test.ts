import { describe, expect, test } from 'vitest';
import { Admission } from './admission.ts';

const take = (admission: Admission, count: number, key = 'a') =>
  Array.from({ length: count }, () => admission.take(key)).filter(Boolean).length;
const leave = (admission: Admission, count: number, key = 'a') => {
  for (let left = count; left > 0; left -= 1) admission.leave(key);
};

/** Always full, and so many are finished in each second. */
function underFullLoad(pace: number): Admission {
  const admission = new Admission(0);
  for (let second = 1; second <= 10; second += 1) {
    take(admission, 1000);
    for (let one = 0; one < pace; one += 1) {
      leave(admission, 1);
      admission.take('a');
    }
    admission.look(second * 1000);
    take(admission, 1000);
  }
  return admission;
}

describe('[D18] what is taken in hand', () => {
  test('is no more than is finished soon at the pace under full load', () => {
    const admission = underFullLoad(200);

    expect(admission.limit).toBe(160);
    expect(admission.take('a')).toBe(false);
    leave(admission, admission.inHand - 159);
    expect(admission.take('a')).toBe(true);
    expect(admission.take('a')).toBe(false);
  });

  test('never falls below the floor, however slow the machine is', () => {
    expect(underFullLoad(0).limit).toBe(64);
    expect(underFullLoad(3).limit).toBe(64);
  });

  test('is not bound by slowness alone: few calls that take for ever refuse nobody', () => {
    const admission = new Admission(0);
    take(admission, 31);
    for (let second = 1; second <= 100; second += 1) admission.look(second * 1000);

    expect(take(admission, 300)).toBe(300);
  });

  test('has a bound before anything was measured', () => {
    expect(take(new Admission(0), 1000)).toBe(400);
  });

  test('grows again when the storm is over', () => {
    const admission = underFullLoad(200);
    leave(admission, admission.inHand);
    for (let second = 11; second <= 16; second += 1) admission.look(second * 1000);

    expect(admission.limit).toBe(400);
  });

  test('leaves another tenant its share of full places', () => {
    const admission = underFullLoad(200);

    expect(admission.take('a')).toBe(false);
    expect(take(admission, 1000, 'b')).toBe(80);
    expect(take(admission, 1000, 'c')).toBeGreaterThan(40);
    expect(admission.inHand).toBeLessThanOrEqual(2 * admission.limit + 400);
  });
});

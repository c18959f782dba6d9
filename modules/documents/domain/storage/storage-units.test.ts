import { describe, expect, test } from 'vitest';
import { fullness, gigabytes, limitSetting, megabytesOf } from './storage-units.ts';

describe('storage', () => {
  test('[G-062] gigabytes become megabytes and come back', () => {
    expect(megabytesOf(2.5)).toBe(2560);
    expect(limitSetting(megabytesOf(2.5))).toBe('2.5');
    expect(limitSetting(megabytesOf(0))).toBe('0');
    expect(limitSetting(1)).toBe('0.001');
  });

  test('a megabyte is still seen', () => {
    expect(gigabytes(1024 ** 2)).toBe(0.001);
    expect(gigabytes(5 * 1024 ** 3)).toBe(5);
  });

  test('without a limit nothing is full, with none left everything is', () => {
    expect(fullness(7, null)).toBeNull();
    expect(fullness(0, 0)).toBe(1);
    expect(fullness(5, 10)).toBe(0.5);
  });
});

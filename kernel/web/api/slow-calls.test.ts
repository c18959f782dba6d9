import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowCalls } from './slow-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[B-146] [K-026] a wait is slow after 5 seconds, until it is over', () => {
  const calls = createSlowCalls();
  const changed = vi.fn<() => void>();
  calls.subscribe(changed);
  const quick = calls.begin();
  const slow = calls.begin();

  vi.advanceTimersByTime(4999);
  quick();
  expect(calls.isSlow()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(calls.isSlow()).toBe(true);
  slow();
  slow();

  expect(calls.isSlow()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

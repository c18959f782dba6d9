import { describe, expect, test } from 'vitest';
import { dueBetween } from './due-jobs.ts';

const jobs = [
  { name: 'every minute', cron: '* * * * *' },
  { name: 'every ten minutes', cron: '*/10 * * * *' },
  { name: 'at seven past', cron: '7 * * * *' },
  { name: 'at night', cron: '10 18 * * *' },
];
const at = (time: string) => Date.parse(`2026-06-22T${time}:00Z`);

describe('recurring work while the clock is moved by hand', () => {
  test('what falls into the hour is done once, in its order', () => {
    expect(dueBetween(jobs, at('09:00'), at('10:00'))).toEqual([
      'every minute',
      'every ten minutes',
      'at seven past',
    ]);
  });

  test('what falls on the end of the hour belongs to it, and not to the next', () => {
    expect(dueBetween(jobs, at('09:00'), at('09:07'))).toContain('at seven past');
    expect(dueBetween(jobs, at('09:07'), at('09:09'))).toEqual(['every minute']);
  });

  test('what the simulator asks itself each day is due on Sundays only', () => {
    const look = [{ name: 'platform.lookForContradictions', cron: '10 18 * * *' }];
    const [sunday, monday] = [at('17:00') - 86_400_000, at('17:00')];

    expect(dueBetween(look, sunday, sunday + 2 * 3_600_000)).toHaveLength(1);
    expect(dueBetween(look, monday, monday + 2 * 3_600_000)).toEqual([]);
  });

  test('work of the night is due when the clock passes its hour', () => {
    expect(dueBetween(jobs, at('12:00'), at('18:00'))).not.toContain('at night');
    expect(dueBetween(jobs, at('18:00'), at('19:00'))).toContain('at night');
  });
});

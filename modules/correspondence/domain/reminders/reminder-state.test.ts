import { expect, test } from 'vitest';
import { addDays } from '#kernel/domain';
import { isOfficeHour, nextStep, stopOf } from './reminder-state.ts';
import type { Logged } from './reminder-state.ts';

const aLine = (given: Partial<Logged> = {}): Logged => ({
  step: '1',
  occasion: 'once',
  outcome: 'sent',
  reason: null,
  ...given,
});

test('nobody is written to at night', () => {
  expect(['07:59', '08:00', '17:59', '18:00'].map(isOfficeHour)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a stop holds until somebody resumes, whatever was sent before', () => {
  const [sent, stopped] = [aLine(), aLine({ outcome: 'stopped', reason: 'Agreed' })];
  const resumed = aLine({ outcome: 'resumed' });

  expect(stopOf([sent])).toBeNull();
  expect(stopOf([stopped, sent])).toBe('Agreed');
  expect(stopOf([stopped, resumed])).toBeNull();
  expect(stopOf([stopped, resumed, stopped])).toBe('Agreed');
});

test('next is the first day on which a step is due that was not sent', () => {
  const today = '2027-02-10';
  /** The second rung is due from the third day on. */
  const due = (day: string) => {
    const step = day < addDays(today, 3) ? '1' : '2';
    return [{ step, occasion: 'once', stepName: `Level ${step}` }];
  };

  expect(nextStep(due, [], today, 14)).toMatchObject({ dueOn: today, step: { step: '1' } });
  expect(nextStep(due, [aLine()], today, 14)).toMatchObject({
    dueOn: '2027-02-13',
    step: { step: '2' },
  });
  expect(nextStep(due, [aLine()], today, 2)).toBeNull();
  expect(nextStep(due, [aLine(), aLine({ step: '2' })], today, 14)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { opinionSummary } from './compare-opinions.ts';
import { isReminderDue } from './due-reminder.ts';
import type { OpinionAnswer, OpinionStatus } from './mn-choices.ts';

const line = (status: OpinionStatus, answer: OpinionAnswer | null = null) => ({ status, answer });

describe('opinions compared', () => {
  test('are counted, not weighed', () => {
    const items = [
      line('answered', 'supports'),
      line('answered', 'supports'),
      line('answered', 'doesNotSupport'),
      line('answered', 'needsMore'),
      line('poAsked'),
      line('declined'),
      line('withdrawn'),
    ];

    expect(opinionSummary(items)).toBe(
      '2 support the claim, 1 does not support it, 1 needs more material, 1 is outstanding, 1 declined.',
    );
  });

  test('say nothing before anybody is asked', () => {
    expect(opinionSummary([])).toBe('');
  });
});

describe('a reminder of an opinion', () => {
  const dueOn = '2026-11-20';

  test.each([
    ['2026-11-17', null, false],
    ['2026-11-18', null, true],
    ['2026-11-19', '2026-11-18', false],
    ['2026-11-21', '2026-11-18', true],
    ['2026-11-22', '2026-11-21', false],
    ['2026-12-30', '2026-12-27', true],
  ])('on %s, reminded last on %s: %s', (today, remindedOn, isDue) => {
    expect(isReminderDue({ dueOn, remindedOn }, today)).toBe(isDue);
  });

  test('is never due without a day', () => {
    expect(isReminderDue({ dueOn: null, remindedOn: null }, '2030-01-01')).toBe(false);
  });
});

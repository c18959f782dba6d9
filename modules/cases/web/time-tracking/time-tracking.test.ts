import { describe, expect, test } from 'vitest';
import { approvedText } from './approve-button.tsx';
import { entryOfProposal } from './proposals-dialog.tsx';
import { isTimerKey } from './timer-button.tsx';
import { timeViews } from './time-views.tsx';
import { timerText } from './use-timer.ts';
import { shownRows } from './use-week.ts';

test('[B-192] the timer shows HH:MM', () => {
  expect(timerText('2026-11-16T01:00:00Z', '2026-11-16T02:35:59Z')).toBe('01:35');
  expect(timerText('2026-11-16T01:01:00Z', '2026-11-16T01:00:59Z')).toBe('00:00');
});

test('Alt+T opens the timer, Alt+Shift+T stays with the tabs', () => {
  const key = (more: object) =>
    isTimerKey({ altKey: true, code: 'KeyT', ...more } as KeyboardEvent);

  expect([key({}), key({ shiftKey: true }), key({ altKey: false })]).toEqual([true, false, false]);
});

test('a proposal becomes the time of the specialist or one’s own', () => {
  const proposal = {
    ...{ caseId: 'c', caseNo: 'IME-1', caseType: 'IME' as const, claimantName: null },
    ...{ appointmentId: 'a', specialistId: 's', specialistName: null, zone: 'UTC' },
    ...{ startedAt: '2026-11-16T01:00:00Z', minutes: 45 },
  } as const;

  expect(entryOfProposal(proposal, 'specialist')).toMatchObject({
    ...{ userKind: 'specialist', specialistId: 's', minutes: 45 },
  });
  expect(entryOfProposal(proposal, 'mine')).not.toHaveProperty('specialistId');
});

test('an approval says what it left out', () => {
  expect(approvedText({ approved: 1, skipped: 0 })).toBe('1 entry is approved.');
  expect(approvedText({ approved: 2, skipped: 1 })).toBe(
    '2 entries are approved. 1 did not wait for approval.',
  );
});

test('my week begins on Monday', () => {
  expect(timeViews('me', '2026-11-18')['My week'].workDay).toEqual(['2026-11-16', '2026-11-22']);
});

describe('the rows of a week', () => {
  const aCase = (no: string) =>
    ({ caseId: no, caseNo: no, caseType: 'IME', claimantName: `Of ${no}` }) as const;

  test('cases without time come after those with it, each once', () => {
    const item = {
      ...aCase('B'),
      ...{ id: 'e', workDay: '2026-11-16', minutes: 30, note: null },
      activity: 'report' as const,
      ...{ startedAt: '2026-11-16T01:00:00Z', endedAt: '2026-11-16T01:30:00Z' },
      ...{ approval: 'draft', billingStatus: 'notReady' },
    } as const;
    const week = {
      ...{ from: '2026-11-16', today: '2026-11-16', userId: 'me' },
      items: [item],
      recent: [aCase('A'), aCase('B')],
    };

    const rows = shownRows(week, [aCase('A'), aCase('C')]);

    expect(rows.map(({ caseNo, minutes }) => [caseNo, minutes])).toEqual([
      ['B', 30],
      ['A', 0],
      ['C', 0],
    ]);
    expect(rows[1]).toMatchObject({ claimantName: 'Of A' });
  });
});

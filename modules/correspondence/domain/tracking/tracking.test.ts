import { expect, test } from 'vitest';
import { rowsBy, totalsOf } from './report-rows.ts';
import { templateName } from './template-name.ts';
import { mayMarkAsSuccess, mayResend } from './tracking-actions.ts';

test.each([
  ['AccountOffer', 'Account offer'],
  ['BOOKING_DAYSHEET', 'Booking daysheet'],
  ['email.written', 'Written by hand'],
  ['someNewTemplate', 'Some new template'],
  ['toString', 'To string'],
  [null, ''],
])('the template %s is called "%s"', (key, name) => {
  expect(templateName(key)).toBe(name);
});

const rows = [
  { day: '2026-03-05', templateKey: 'A', status: 'sent', count: 3 },
  { day: '2026-03-05', templateKey: 'B', status: 'bounced', count: 1 },
  { day: '2026-03-04', templateKey: 'A', status: 'markedAsSuccess', count: 2 },
  { day: '2026-03-04', templateKey: null, status: 'queued', count: 4 },
];

test('[R-041] the report adds up by outcome', () => {
  expect(totalsOf(rows)).toEqual({ all: 10, sent: 5, trouble: 1, waiting: 4, other: 0 });
  expect(rowsBy(rows, 'templateKey')).toEqual([
    { key: 'A', all: 5, sent: 5, trouble: 0, waiting: 0, other: 0 },
    { key: 'B', all: 1, sent: 0, trouble: 1, waiting: 0, other: 0 },
    { key: '', all: 4, sent: 0, trouble: 0, waiting: 4, other: 0 },
  ]);
});

test('[B-394] what arrived needs no mark, what is on its way no second mail', () => {
  expect(mayMarkAsSuccess({ status: 'sent' })).toBe(false);
  expect(mayMarkAsSuccess({ status: 'bounced' })).toBe(true);
  expect(mayResend({ status: 'queued' })).toBe(false);
  expect(mayResend({ status: 'sent' })).toBe(true);
});

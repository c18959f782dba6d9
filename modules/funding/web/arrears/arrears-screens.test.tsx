import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { sentWords } from '../repayment/send-selected.tsx';
import { ArrearsViews } from './arrears-views.tsx';
import { DisputeButton } from './dispute-button.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const sessionOf = (role: string) =>
  aSession({
    actor: {
      ...aSession().actor,
      roles: [role],
      edition: 'FUNDING PROVIDER',
      features: ['TransactionInvoice'],
    },
  });
const counts = {
  items: [
    { arrears: 'days30', label: '1-30 days', count: 2, open: '20.00' },
    { arrears: 'days60', label: '31-60 days', count: 0, open: '0.00' },
    { arrears: 'days90', label: '61-90 days', count: 0, open: '0.00' },
    { arrears: 'over90', label: 'Over 90 days', count: 1, open: '5.00' },
  ],
  count: 3,
  open: '25.00',
};

test('the views of the list count what is past due, and a press filters by it', async () => {
  serve({ 'GET /app/repayment-invoices/arrears': { body: counts } });
  const change = vi.fn<(given: object) => void>();
  const state = { filters: {} } as never;
  const place = await render(<ArrearsViews state={state} change={change} />, {
    session: sessionOf('STAFF'),
  });
  await eventually(() => expect(place.textContent).toContain('In arrears 3'));
  const [all, first] = place.querySelectorAll('button');

  await act(async () => all?.click());
  await act(async () => first?.click());

  expect(place.textContent).toContain('AUD 25.00 is past due.');
  expect(change.mock.calls).toEqual([
    [{ filters: { arrears: ['days30', 'days60', 'days90', 'over90'] } }],
    [{ filters: { arrears: ['days30'] } }],
  ]);
});

test('a dispute is ended with one press, and only the office has the button', async () => {
  serve({ 'PUT /app/repayment-invoices/i-1/dispute': { body: {} } });
  const changed = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const button = <DisputeButton record={{ id: 'i-1', isDisputed: true }} changed={changed} />;
  const borrower = await render(button, { session: sessionOf('CASE_MANAGER') });
  expect(borrower.textContent).toBe('');
  const place = await render(button, { session: sessionOf('STAFF') });

  await press('End dispute', place);

  await eventually(() => expect(changed).toHaveBeenCalledOnce());
});

test('what was not sent is named with the reason', () => {
  const skipped = [{ name: 'RI-2', reason: 'It is cancelled.' }];

  expect(sentWords({ sent: 1, skipped })).toBe(
    '1 invoice is on its way. RI-2 was not sent. It is cancelled.',
  );
});

import { act, Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import AdvancesPanel from './advances-panel.tsx';
import { fundableOf } from './use-case-funding.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const session = aSession({
  actor: {
    ...aSession().actor,
    roles: ['STAFF'],
    edition: 'FUNDING PROVIDER',
    features: ['FundingTransaction'],
  },
});

const bill = {
  ...{ id: 't-1', transactionNo: 'FT-2026-000001', status: '0', claimantName: 'Ann Day' },
  ...{ payeeName: 'Dr Lee', invoiceNo: null, open: '1000.00' },
};
const request = {
  ...{ id: 'r-1', requestNo: 'AR-2026-000001', status: '1', amount: '1000.00', sentAt: null },
};
const preview = {
  ...{ on: '2026-11-16', principal: '1000.00', fee: '20.00', gst: '2.00' },
  ...{ upfrontInterest: '0.00', total: '1022.00' },
  ...{ availableBefore: '900.00', availableAfter: '-100.00' },
};
const page = (...items: object[]) => ({ body: { items, totalCount: items.length } });

const other = { ...bill, id: 't-2', transactionNo: 'FT-2026-000002' };
const payment = { id: 'p-1', paymentNo: 'AP-2026-000001', status: 'pending', amount: '1000.00' };

const shown = async (requests: readonly object[], payments: readonly object[] = []) => {
  serve({
    'GET /app/funding-transactions': page(bill, ...(payments.length ? [other] : [])),
    'GET /app/agreement-advance-payments/p-1/transactions': page({ id: bill.id }),
    'PUT /app/advance-requests/calculate': { body: preview },
    'PUT /app/agreement-advance-payments/calculate': { body: preview },
    'GET /app/advance-requests': page(...requests),
    'GET /app/agreement-advance-payments': page(...payments),
  });
  return render(
    <Suspense>
      <AdvancesPanel id="a-1" />
    </Suspense>,
    { session },
  );
};
const buttonsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map((one) => one.textContent);

test('what is chosen shows its cost and what it leaves before it is asked for', async () => {
  const place = await shown([]);
  await eventually(() => expect(place.textContent).toContain('Choose what the lender shall pay.'));

  await act(async () => place.querySelector<HTMLElement>('input[type=checkbox]')?.click());

  await eventually(() => {
    expect(place.textContent).toContain('This is beyond the limit. AUD 900.00 is available.');
    expect(buttonsOf(place)).toContain('Request advance for 1 transaction');
  });
});

test('[B-351] while a request is active no other is offered, and its steps are', async () => {
  const place = await shown([request]);

  await eventually(() => {
    expect(place.textContent).toContain('AR-2026-000001 is active.');
    expect(buttonsOf(place)).toEqual(['Send to the lender', 'Approve', 'Reject', 'Cancel request']);
  });
  expect(place.querySelector('input[type=checkbox]')).toBeNull();
});

test('a bill that an approved payment has is not offered again', async () => {
  const place = await shown([{ ...request, status: '2' }], [payment]);

  await eventually(() => expect(place.textContent).toContain('FT-2026-000002'));
  expect(place.textContent).not.toContain('FT-2026-000001');
});

test('[D-073] only what is open and not asked for may be funded', () => {
  const invoice = (id: string, openAmount: string) =>
    ({ id, invoiceNo: id, openAmount }) as Parameters<typeof fundableOf>[0]['invoices'][0];
  const found = fundableOf({
    invoices: [invoice('open', '10.00'), invoice('paid', '0.00'), invoice('asked', '5.00')],
    charges: [
      { id: 'rejected', description: 'Report', amount: '7.00' },
      { id: 'free', description: 'No fee', amount: null },
    ],
    requests: [
      { status: '1', invoiceId: 'asked', chargeId: null },
      { status: '3', invoiceId: null, chargeId: 'rejected' },
    ],
  });

  expect(found.map(({ id, kind }) => [id, kind])).toEqual([
    ['open', 'invoiceId'],
    ['rejected', 'chargeId'],
  ]);
});

test('[C-384] paying an advance shows its cost and what it leaves first', async () => {
  const place = await shown([], [{ ...payment, requestId: 'r-1' }]);
  await eventually(() => expect(buttonsOf(place)).toContain('Pay'));

  const pay = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Pay');
  await act(async () => pay?.click());

  await eventually(() => expect(document.body.textContent).toContain('The borrower owes then'));
  expect(document.body.textContent).toContain('This is beyond the limit.');
});

import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { act, Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  loanWorkflow,
  repaymentInvoiceWorkflow,
  uploadRepaymentInvoice,
} from '../../domain/index.ts';
import { RepaymentButtons } from '../repayment/repayment-buttons.tsx';
import type { ShownRepayment } from '../repayment/repayment-buttons.tsx';
import { LoanButtons } from './loan-buttons.tsx';
import type { ShownLoan } from './loan-strip.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const session = aSession({
  actor: {
    ...aSession().actor,
    roles: ['ACCOUNTING'],
    edition: 'FUNDING PROVIDER',
    features: ['DisbursementFunding', 'TransactionInvoice'],
  },
});
const abilitiesOf = (actions: Readonly<Record<string, { readonly ability: string }>>) =>
  Object.values(actions).map(({ ability }) => ability);
const wordsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map((one) => one.textContent);

const loan = {
  id: 'l-1',
  loanNo: 'LN-1',
  status: 'active',
  can: abilitiesOf(loanWorkflow.actions),
};
const loanButtons = (values: object) =>
  render(
    <Suspense>
      <LoanButtons record={{ ...loan, ...values } as ShownLoan} />
    </Suspense>,
    { session },
  );

test('[G-054] a loan is put on hold from its page, and cancelled while nothing is lent', async () => {
  const unused = await loanButtons({ principal: '0.00', paid: '0.00' });
  await eventually(() =>
    expect(wordsOf(unused)).toEqual(expect.arrayContaining(['Cancel loan', 'Put on hold'])),
  );

  const lent = await loanButtons({ principal: '100.00', paid: '0.00' });
  await eventually(() => expect(wordsOf(lent)).toContain('Put on hold'));
  expect(wordsOf(lent)).not.toContain('Cancel loan');
});

const invoice = {
  ...{ id: 'i-1', invoiceNo: 'RI-1', status: '5', total: '10.00', paid: '0.00' },
  ...{ isDisputed: false, accountingId: null },
  can: [...abilitiesOf(repaymentInvoiceWorkflow.actions), uploadRepaymentInvoice.ability],
};
const invoiceButtons = (values: object = {}) =>
  render(
    <Suspense>
      <RepaymentButtons record={{ ...invoice, ...values } as ShownRepayment} />
    </Suspense>,
    { session },
  );

test('[B-295] [C-441] a funding invoice is sent and uploaded to accounting from its page, once', async () => {
  const calls = serve({
    'POST /app/repayment-invoices/i-1/upload-to-accounting': { body: invoice },
  });
  const there = await invoiceButtons({ accountingId: 'x-1' });
  await eventually(() => expect(wordsOf(there)).toContain('Send invoice'));
  expect(wordsOf(there)).not.toContain('Upload to accounting');

  const place = await invoiceButtons();
  await eventually(() => expect(wordsOf(place)).toContain('Upload to accounting'));
  const upload = [...place.querySelectorAll('button')].find(
    (one) => one.textContent === 'Upload to accounting',
  );
  await act(async () => upload?.click());

  await eventually(() => expect(calls).toHaveLength(1));
});

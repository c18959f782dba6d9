import { describe, expect, test } from 'vitest';
import { addMoney, exact } from '#kernel/domain';
import { accountPurposes } from '../ledger/account-purposes.ts';
import type { Accounts } from '../ledger/entry.ts';
import { billAmounts, withheldOf } from './bill-money.ts';
import { decideBill } from './decide-bill.ts';
import type { BillGiven, EarningCharge, LiveBill } from './decide-bill.ts';
import { decideFile } from './decide-file.ts';
import { planPayment, troublesOf } from './plan-payment.ts';
import type { OpenBill } from './plan-payment.ts';

const tax = { isWithholding: true, withholdingPercent: '47' };
const bill = (id: string, toPay: string, values: Partial<OpenBill> = {}): OpenBill => ({
  id,
  specialistId: 's1',
  caseId: 'c1',
  earnedOn: '2026-11-02',
  gst: '0.00',
  total: toPay,
  toPay,
  ...values,
});

describe('[G-136] what a fee comes to', () => {
  test.each([
    ['900.00', '0', false, '0.00', '0.00', '900.00'],
    ['900.00', '10', false, '90.00', '0.00', '810.00'],
    ['900.00', '10', true, '90.00', '81.00', '891.00'],
    ['333.33', '12.5', true, '41.67', '29.17', '320.83'],
    ['0.05', '50', true, '0.03', '0.00', '0.02'],
    ['100.00', '100', true, '100.00', '0.00', '0.00'],
  ])('%s less %s %%, registered %s', (share, commissionPercent, isGstRegistered, ...sums) => {
    const { commission, gst, total } = billAmounts(share, { commissionPercent, isGstRegistered });

    expect([commission, gst, total]).toEqual(sums);
  });

  test.each([
    [null, true, '47.00'],
    ['51824753556', true, '0.00'],
    [null, false, '0.00'],
  ])('ABN %s, withholding %s: %s of a hundred', (abn, isWithholding, sum) => {
    expect(withheldOf('100.00', abn, { ...tax, isWithholding })).toBe(sum);
  });
});

describe('a payment', () => {
  const plan = (bills: readonly OpenBill[], limit?: string, abn: string | null = '51824753556') =>
    planPayment({ bills, abn, withholding: tax, ...(limit && { limit }) });

  test('pays the oldest fees first, and the last one in part', () => {
    const { lines, total } = plan(
      [bill('new', '100.00', { earnedOn: '2026-11-09' }), bill('old', '100.00')],
      '150.00',
    );

    expect(lines.map(({ billId, amount }) => [billId, amount])).toEqual([
      ['old', '100.00'],
      ['new', '50.00'],
    ]);
    expect(total).toBe('150.00');
  });

  test('takes off first what was paid and taken back', () => {
    const { lines, total } = plan([bill('b', '100.00'), bill('a', '-30.00')], '50.00');

    expect(lines.map(({ amount }) => amount)).toEqual(['-30.00', '80.00']);
    expect(total).toBe('50.00');
  });

  test('of a part of a fee has its part of the GST, and adds up to the cent', () => {
    const { lines, withheld, net, total } = plan(
      [bill('a', '33.33', { gst: '3.03' }), bill('b', '66.67', { gst: '6.06' })],
      '70.00',
      null,
    );

    expect(lines.map(({ gst }) => gst)).toEqual(['3.03', '3.33']);
    expect(withheld).toBe(addMoney('0', ...lines.map((line) => line.withheld)));
    expect(net).toBe(exact(total).minus(withheld).toFixed(2));
  });

  test.each([
    [{ abn: '51824753556', bsb: '062000', accountNumber: '1234' }, '10.00', []],
    [{ abn: null, bsb: '062000', accountNumber: '1234' }, '10.00', ['noAbn']],
    [{ abn: null, bsb: null, accountNumber: '1234' }, '10.00', ['noAccount', 'noAbn']],
    [{ abn: '51824753556', bsb: '062000', accountNumber: '1' }, '-10.00', ['recovering']],
  ])('what to know before %o is paid %s', (payee, amount, troubles) => {
    const unregistered = { isRctiAgreed: false, isGstRegistered: false, gstRegisteredFrom: null };
    const bills = [bill('a', amount)];

    expect(troublesOf({ ...payee, ...unregistered }, bills, { plan: plan(bills), ...tax })).toEqual(
      troubles,
    );
  });
});

const accounts = Object.fromEntries(
  Object.keys(accountPurposes).map((purpose) => [purpose, `account ${purpose}`]),
) as Accounts;
const charge: EarningCharge = {
  id: 'charge',
  caseId: 'c1',
  caseNo: 'IME-2026-000001',
  kind: 'assessment',
  description: 'Examination',
  chargedOn: '2026-11-02',
  status: 'pending',
  specialistId: 's1',
  payeeAmount: '900.00',
  reportSentOn: null,
};
const live: LiveBill = {
  id: 'bill',
  specialistId: 's1',
  share: '900.00',
  reportSentOn: null,
  entry: {
    id: 'j0',
    memo: 'Examination',
    source: { type: 'providerBill', id: 'bill' },
    lines: [
      { accountId: accounts.specialistFees, amount: '900.00' },
      { accountId: accounts.payable, amount: '-900.00' },
    ],
  },
};
const decided = (values: Partial<EarningCharge>, stands: LiveBill | null) => {
  const given: BillGiven = {
    charge: { ...charge, ...values },
    live: stands,
    terms: { payableRule: 'receipt', commissionPercent: '10', isGstRegistered: true },
    accounts,
    ids: { bill: 'new bill', journal: 'j1', reversal: 'j2' },
    today: '2026-11-16',
    postOn: '2026-11-02',
  };
  const decision = decideBill(given);
  if (decision.kind !== 'accepted') throw new Error('Not accepted');
  return decision.writes.flatMap((write) => ('resource' in write ? [write] : []));
};
const kinds = (writes: ReturnType<typeof decided>) =>
  [...new Set(writes.map(({ write, resource }) => `${write} ${resource}`))].join(', ');

describe('the bill of a charge', () => {
  const reversal = 'change providerBill, create journal, create posting';
  const made = 'create journal, create posting, create providerBill';

  test.each([
    ['is made once something is earned', {}, null, made],
    ['is not made for nothing', { payeeAmount: null }, null, ''],
    ['is not made for nobody', { specialistId: null }, null, ''],
    ['is not made for a charge that was taken back', { status: 'reversed' }, null, ''],
    ['stays as it is', {}, live, ''],
    [
      'learns that the report was sent',
      { reportSentOn: '2026-11-10' },
      live,
      'change providerBill',
    ],
    ['is reversed with its charge', { status: 'reversed' }, live, reversal],
    [
      'is reversed and made again for another amount',
      { payeeAmount: '950.00' },
      live,
      'change providerBill, create journal, create posting, create providerBill',
    ],
  ] as const)('%s', (_title, values, stands, writes) => {
    expect(kinds(decided(values, stands))).toBe(writes);
  });

  test.each([
    ['assessment', 'receipt'],
    ['specialistOnly', 'attendance'],
  ])('of a charge for %s is paid by the rule %s', (kind, rule) => {
    const bill = decided({ kind }, null).find(({ resource }) => resource === 'providerBill');

    expect(bill && 'values' in bill && bill.values['payableRule']).toBe(rule);
  });
});

describe('a bank file', () => {
  const sender = {
    bankCode: 'CBA',
    userName: 'Harbour',
    userNumber: '301500',
    bsb: '062000',
    accountNumber: '12345678',
    isSelfBalancing: false,
  };
  const waiting = {
    id: 'p1',
    paymentNo: 'PAY-1',
    status: 'made',
    fileNo: null,
    name: 'Dr Lee',
    accountName: null,
    bsb: '062000',
    accountNumber: '1234',
    net: '10.00',
  };
  const code = (payment: object, from: object = {}) => {
    const decision = decideFile({
      id: 'f1',
      sender: { ...sender, ...from },
      payments: [{ ...waiting, ...payment }],
      processOn: '2026-11-16',
    });
    return decision.kind === 'refused' ? decision.code : decision.kind;
  };

  test.each([
    ['accepted', {}, {}],
    ['paymentInFileAlready', { fileNo: 'ABA-1' }, {}],
    ['paymentNotWaiting', { status: 'paid' }, {}],
    ['payeeWithoutAccount', { bsb: null }, {}],
    ['ownAccountMissing', {}, { accountNumber: null }],
    ['ownAccountMissing', {}, { userNumber: 'ABC' }],
    ['bankFileTooLarge', { net: '100000000.00' }, {}],
  ])('%s for %o from %o', (answer, payment, from) => {
    expect(code(payment, from)).toBe(answer);
  });
});

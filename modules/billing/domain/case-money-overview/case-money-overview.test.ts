import { describe, expect, test } from 'vitest';
import { formatMoney } from '#kernel/domain';
import { pictureOfCase } from './case-money-overview.ts';
import type { CaseMoneyFacts, InvoiceFact, Settled } from './case-money-overview-facts.ts';
import { disagreementSentence } from './find-disagreements.ts';

const settled: Settled = {
  ...{ charged: '1595.00', paid: '1000.00', credited: '95.00', writtenOff: '100.00' },
  open: '400.00',
};
const anInvoice: InvoiceFact = {
  ...{ id: 'i-1', invoiceNo: 'INV-12', statusName: 'Part Pay', isCancelled: false },
  ...{ invoiceDate: '2026-11-02', total: '1595.00', settled: '1095.00', writtenOff: '100.00' },
  ...{ open: '400.00', ledger: settled, ledgerOfCase: settled },
};
const aLine = {
  ...{ invoiceId: 'i-1', chargeId: 'c-1', amount: '1450.00', gst: '145.00' },
  adjustedBecause: null,
};
const aCharge = {
  ...{ id: 'c-1', description: 'Examination', chargedOn: '2026-11-01', amount: '1450.00' },
  ...{ payeeAmount: '900.00', status: 'invoiced' as const, isOfSpecialist: false },
};
const aFee = {
  ...{ id: 'f-1', chargeId: 'c-1', description: 'Examination', specialist: 'Dr Lee' },
  ...{ earnedOn: '2026-11-01', share: '900.00', total: '891.00', paid: '891.00' },
  isReversed: false,
};
const aPayment = {
  ...{ id: 'r-1', name: 'RCT-1', isCredit: false, invoiceId: 'i-1', invoiceNo: 'INV-12' },
  ...{ on: '2026-11-10', amount: '1000.00' },
};
const aTransaction = {
  ...{ page: '/view/t', transactionNo: 'FT-1', loanNo: 'LN-1', statusName: 'Full Pay' },
  ...{ description: 'Invoice INV-12', lastPaidOn: '2026-11-10', amount: '1000.00' },
  ...{ paid: '1000.00', advanced: '1000.00', isOwn: true },
};
const aLoan = {
  ...{ page: '/view/l', loanNo: 'LN-1', lender: 'Southern', statusName: 'Active' },
  ...{ openedOn: '2026-11-09', payout: '1010.00', owed: '1000.00', ledger: '1000.00' },
};

/** Everything happened, and everything agrees. */
const aCase = (given: Partial<CaseMoneyFacts> = {}): CaseMoneyFacts => ({
  bookings: [{ id: 'b-1', reference: 'AP-1', on: '2026-11-01', isCancelled: false }],
  report: { sentOn: '2026-11-05', dueOn: '2026-11-06' },
  charges: [aCharge],
  lines: [aLine],
  invoices: [anInvoice],
  payments: [aPayment, { ...aPayment, id: 'n-1', name: 'CRN-1', isCredit: true, amount: '95.00' }],
  creditNotes: [
    { id: 'n-1', creditNoteNo: 'CRN-1', on: '2026-11-09', amount: '86.36', gst: '8.64' },
  ],
  fees: [aFee],
  remitted: [
    ...[{ id: 'p-1', paymentNo: 'PAY-1', feeId: 'f-1', on: '2026-11-12', amount: '891.00' }].map(
      (one) => ({ ...one, isPaid: true }),
    ),
  ],
  funding: { loans: [aLoan], transactions: [aTransaction] },
  received: { 'FT-1': '1000.00' },
  ledger: { income: '1363.64', owedByCustomer: '400.00', owedToSpecialist: '0.00' },
  ...given,
});

const sentences = (given: Partial<CaseMoneyFacts>) =>
  pictureOfCase(aCase(given)).disagreements.map((one) =>
    disagreementSentence(one, (amount) => formatMoney(amount, 'AUD')),
  );
const reckoned = (given: Partial<CaseMoneyFacts> = {}) =>
  Object.fromEntries(
    pictureOfCase(aCase(given)).reckonings.map(({ name, total, parts, difference }) => [
      name,
      [total, ...parts.map(({ amount }) => amount), difference],
    ]),
  );

describe('the money of a case', () => {
  test('is one line for each thing in the order of the work, and adds up to the cent', () => {
    const { lines, disagreements } = pictureOfCase(aCase());

    expect(disagreements).toEqual([]);
    expect(lines.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['booking AP-1', 'report Report', 'charge Examination', 'invoice INV-12'],
      ...['creditNote CRN-1', 'payment RCT-1', 'payment CRN-1', 'fee Examination'],
      ...['remittance PAY-1', 'transaction FT-1', 'loan LN-1'],
    ]);
    expect(reckoned()).toEqual({
      'Charged without GST': ['1450.00', '1450.00', '0.00', '0.00'],
      'Invoiced with GST': ['1595.00', '1000.00', '95.00', '100.00', '400.00', '0.00'],
      'Earned by specialists': ['891.00', '891.00', '0.00', '0.00'],
      'Paid by lenders': ['1000.00', '1000.00', '0.00'],
    });
  });

  test('without funding it has no lines of loans', () => {
    const { lines, disagreements } = pictureOfCase(aCase({ funding: null, received: {} }));

    expect(lines.some(({ kind }) => kind === 'loan' || kind === 'transaction')).toBe(false);
    expect(Object.keys(reckoned({ funding: null }))).not.toContain('Paid by lenders');
    expect(disagreements).toEqual([]);
  });

  test('a price that was changed with a reason is what was charged, a line by hand too', () => {
    const lines = [
      { ...aLine, amount: '1400.00', gst: '195.00', adjustedBecause: 'Agreed by phone' },
      { ...aLine, chargeId: null, amount: '50.00', gst: '-50.00' },
    ];

    expect(sentences({ lines })).toEqual([]);
    expect(reckoned({ lines })['Charged without GST']).toEqual([
      ...['1450.00', '1450.00', '0.00', '0.00'],
    ]);
  });

  test('what is not invoiced waits, and a reversed charge is nothing', () => {
    const charges = [
      aCharge,
      { ...aCharge, id: 'c-2', amount: '200.00', payeeAmount: null, status: 'pending' as const },
      { ...aCharge, id: 'c-3', amount: '300.00', status: 'reversed' as const },
    ];

    expect(sentences({ charges })).toEqual([]);
    expect(reckoned({ charges })['Charged without GST']).toEqual([
      ...['1650.00', '1450.00', '200.00', '0.00'],
    ]);
  });
});

const invoiceWith = (given: Partial<InvoiceFact>) => ({ invoices: [{ ...anInvoice, ...given }] });
const fundedWith = (transaction: object, loan: object = {}) => ({
  funding: {
    transactions: [{ ...aTransaction, ...transaction }],
    loans: [{ ...aLoan, ...loan }],
  },
});

describe('each thing that does not agree is named', () => {
  test.each<[string, Partial<CaseMoneyFacts>]>([
    [
      'The charge Examination shows AUD 0.00 invoiced; its invoice has AUD 1,450.00.',
      { charges: [{ ...aCharge, status: 'pending' }] },
    ],
    [
      'The charge Examination shows AUD 1,500.00 invoiced; its invoice has AUD 1,450.00.',
      { charges: [{ ...aCharge, amount: '1500.00' }] },
    ],
    [
      'The charge Examination shows AUD 950.00 earned by the specialist; the fee has AUD 900.00.',
      { charges: [{ ...aCharge, payeeAmount: '950.00' }] },
    ],
    [
      'Invoice INV-12 shows AUD 1,600.00 charged; the ledger has AUD 1,595.00.',
      invoiceWith({ total: '1600.00' }),
    ],
    [
      'Invoice INV-12 shows AUD 1,595.00 charged for this case; the ledger has AUD 1,500.00.',
      invoiceWith({ ledgerOfCase: { ...settled, charged: '1500.00' } }),
    ],
    [
      'Invoice INV-12 shows AUD 1,095.00 paid; the ledger has AUD 1,055.00.',
      invoiceWith({ ledger: { ...settled, paid: '960.00' } }),
    ],
    [
      'Invoice INV-12 shows AUD 1,095.00 paid; the list of its payments has AUD 1,000.00.',
      { payments: [aPayment] },
    ],
    [
      'Invoice INV-12 shows AUD 0.00 written off; the ledger has AUD 100.00.',
      invoiceWith({ writtenOff: '0.00' }),
    ],
    [
      'Invoice INV-12 shows AUD 0.01 open; the ledger has AUD 400.00.',
      invoiceWith({ open: '0.01' }),
    ],
    [
      'The fee of Dr Lee for Examination shows AUD 891.00 paid; the list of payments has AUD 0.00.',
      { remitted: [] },
    ],
    [
      'Transaction FT-1 shows AUD 1,000.00 paid; loan LN-1 has AUD 900.00.',
      fundedWith({ advanced: '900.00' }),
    ],
    [
      'Transaction FT-1 shows AUD 1,000.00 paid to the practice; the list of receipts has AUD 0.00.',
      { received: {} },
    ],
    [
      'Loan LN-1 shows AUD 1,000.00 posted; the ledger has AUD 999.99.',
      fundedWith({}, { ledger: '999.99' }),
    ],
    [
      'This case shows AUD 400.00 open on its invoices; the ledger has AUD 410.00.',
      { ledger: { ...aCase().ledger, owedByCustomer: '410.00' } },
    ],
    [
      'This case shows AUD 0.00 owed to specialists; the ledger has AUD 5.00.',
      { ledger: { ...aCase().ledger, owedToSpecialist: '5.00' } },
    ],
    [
      'This case shows AUD 1,363.64 invoiced without GST, less credit notes; the ledger has AUD 1,450.00.',
      { ledger: { ...aCase().ledger, income: '1450.00' } },
    ],
  ])('%s', (sentence, given) => {
    expect(sentences(given)).toEqual([sentence]);
  });
});

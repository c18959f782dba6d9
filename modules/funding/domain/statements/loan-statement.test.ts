import { describe, expect, test } from 'vitest';
import { addMoney, exact } from '#kernel/domain';
import { explainLoan } from '../interest/explain-loan.ts';
import { standardTerms } from '../interest/loan-terms.ts';
import type { Loan, LoanTerms } from '../interest/loan-terms.ts';
import { payoutOn } from '../interest/payout.ts';
import { loanStatementDocument } from './loan-documents.ts';
import { closingLines, withRunningTotal } from './loan-statement.ts';
import { periodOf } from './statement-period.ts';
import { transactionStatesOf } from './transaction-states.ts';

const loanWith = (terms: Partial<LoanTerms>): Loan => ({
  terms: { ...standardTerms, rates: [{ from: '2020-01-01', percent: '14.5' }], ...terms },
  events: [
    { id: 'a', kind: 'advance', on: '2021-03-10', amount: '12000.00' },
    { id: 'b', kind: 'advance', on: '2022-01-31', amount: '3500.00' },
    { id: 'c', kind: 'payment', on: '2022-07-04', amount: '2500.00' },
    { id: 'd', kind: 'fee', on: '2023-02-01', amount: '220.00' },
    { id: 'e', kind: 'writeOff', on: '2024-05-05', amount: '100.00' },
  ],
});

const kinds: readonly (readonly [string, Loan])[] = [
  ['simple', loanWith({})],
  ['compound', loanWith({ interestKind: 'compound' })],
  [
    'with fees by the day and a least interest',
    loanWith({
      gstPercent: '10',
      fees: [{ time: 'perAdvance', unit: '%', value: '2' }],
      dayFees: [{ below: '5000.00', perDay: '1.25' }],
      minimumInterest: '90000.00',
    }),
  ],
  [
    'upfront with a rebate',
    loanWith({ timing: 'upfront', upfront: { basis: 'rate', termDays: 1800, rebate: true } }),
  ],
];

describe.each(kinds)('a %s loan', (_name, loan) => {
  test('the running total and what has grown since come to the payout', () => {
    const explanation = explainLoan(loan, '2025-08-20');

    const owed = withRunningTotal(explanation).findLast(({ kind }) => kind === 'posted')?.owed;
    const rest = closingLines(explanation).map(({ amount }) => amount);

    expect(addMoney(owed ?? '0', ...rest)).toBe(payoutOn(loan, '2025-08-20').total);
  });

  test('a period leads from its opening to its closing, and two halves make the whole', () => {
    const whole = periodOf(loan, '2022-01-01', '2024-12-31');
    const halves = [
      periodOf(loan, '2022-01-01', '2022-12-31'),
      periodOf(loan, '2023-01-01', '2024-12-31'),
    ] as const;

    expect(whole).toMatchObject({ advanced: '3500.00', paid: '2500.00', writtenOff: '100.00' });
    expect(halves[1].opening).toBe(halves[0].closing);
    expect(addMoney(halves[0].interest, halves[1].interest)).toBe(whole.interest);
    expect(addMoney(halves[0].fees, halves[1].fees)).toBe(whole.fees);
    expect(whole.closing).toBe(payoutOn(loan, '2024-12-31').total);
  });
});

test('a fee of the period is a fee and no interest', () => {
  const [, simple] = kinds[0] ?? [];

  expect(simple && periodOf(simple, '2023-02-01', '2023-02-01').fees).toBe('220.00');
});

test('five years of monthly interest are explained in a moment', () => {
  const loan = loanWith({ interestKind: 'compound' });

  const start = performance.now();
  const { lines } = explainLoan(loan, '2026-03-10');
  const took = performance.now() - start;

  expect(lines.length).toBeGreaterThan(120);
  // The figure of the issue is 50 ms; a busy machine may not break the build, so it is only told.
  console.info(`explained ${lines.length} lines in ${exact(took).toFixed(1)} ms`);
});

test('[B-266] states of transactions are a list, and unknown ones are refused', () => {
  expect(transactionStatesOf('1, 2')).toEqual(['1', '2']);
  expect(transactionStatesOf('6,4,6')).toEqual(['6', '4']);
  expect(transactionStatesOf('')).toEqual([]);
  expect(transactionStatesOf('1,7')).toMatchObject({ code: 'transactionStateUnknown' });
});

test('the paper names the loan and its file after it', () => {
  const [, loan] = kinds[0] ?? [];
  if (!loan) throw new Error('no loan');
  const facts = { loanNo: 'LN-2026-000001', borrower: 'A <b> & Co' };
  const paper = {
    asOf: '2025-08-20',
    statements: [{ loan: facts as never, explanation: explainLoan(loan, '2025-08-20') }],
  };

  expect(loanStatementDocument.fileName(paper)).toBe('Loan statement LN-2026-000001 2025-08-20');
  expect(loanStatementDocument.parts(paper)[0]?.markup).toContain('A &lt;b&gt; &amp; Co');
});

test.each([
  ['Client', 'Client'],
  [null, 'Claimant'],
])('[E-003] where the tenant says %s the paper says %s', (personWord, word) => {
  const [, loan] = kinds[0] ?? [];
  if (!loan) throw new Error('no loan');
  const facts = { loanNo: 'LN-1', claimantName: 'Ada', personWord };
  const [page] = loanStatementDocument.parts({
    asOf: '2025-08-20',
    statements: [{ loan: facts as never, explanation: explainLoan(loan, '2025-08-20') }],
  });

  expect(page?.markup).toContain(word);
  expect(page?.markup).not.toContain(word === 'Client' ? 'Claimant' : 'Client');
});

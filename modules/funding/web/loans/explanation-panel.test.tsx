import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { explainLoan, standardTerms } from '../../domain/index.ts';
import type { Loan } from '../../domain/index.ts';
import { mayTakeBack } from './entries-panel.tsx';
import { entryWords } from './entry-words.ts';
import { explanationCsv } from './explanation-csv.ts';
import ExplanationPanel from './explanation-panel.tsx';
import { sentWords } from './list-buttons.tsx';
import { payoutDays } from './payout-days.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const loan: Loan = {
  terms: { ...standardTerms, rates: [{ from: '2020-01-01', percent: '10.0000' }] },
  events: [
    { id: 'a', kind: 'advance', on: '2025-01-01', amount: '1000.00' },
    { id: 'b', kind: 'payment', on: '2026-01-01', amount: '300.00' },
  ],
};

const session = aSession({
  actor: { ...aSession().actor, roles: ['STAFF'], edition: 'FUNDING PROVIDER' },
});
const open = (events = loan.events) => {
  const calls = serve({
    'GET /app/disbursement-funding/l-1/explanation': ({ query }) => ({
      body: explainLoan({ ...loan, events }, query.get('asOf') ?? ''),
    }),
  });
  return { calls, place: render(<ExplanationPanel id="l-1" title="LN-1" />, { session }) };
};

describe('how a loan came to be', () => {
  test('says the payout with its parts, and each line with the running total', async () => {
    const { place } = open();
    const shown = await place;

    await eventually(() => expect(shown.querySelector('.loan-total b')).not.toBeNull());
    const rows = [...shown.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows.some((row) => row?.includes('365/365') && row.includes('100.0000000000'))).toBe(
      true,
    );
    expect(rows.find((row) => row?.includes('Payment Principal'))).toContain('800.00');
    expect(rows.at(-1)).toContain('Payout');
  });

  test('asks again for a day to come, and says that it is a guess', async () => {
    const { calls, place } = open();
    const shown = await place;
    await eventually(() => expect(shown.querySelector('.loan-total b')).not.toBeNull());

    await press('In a year');

    await eventually(() => expect(shown.textContent).toContain('if nothing else happens'));
    expect(new Set(calls.map(({ query }) => query.get('asOf'))).size).toBe(2);
  });

  test('an empty loan says what the next step is', async () => {
    const shown = await open([]).place;

    await eventually(() => expect(shown.textContent).toContain('Nothing was lent by this day'));
  });

  test('the sheet has every line and ends with the payout', () => {
    const rows = explanationCsv(explainLoan(loan, '2026-01-31')).split('\r\n');

    expect(rows[0]).toContain('Interest grown,Posted,Owed');
    expect(rows[2]).toBe('2025-01-01,2026-01-01,Days,,1000.00,10,365,365/365,100.0000000000,,');
    expect(rows.at(-1)).toBe('2026-01-31,,Payout,,,,,,,,806.58');
  });
});

test('an entry is told by its parts before it is saved', () => {
  const shown = {
    before: '1100.00',
    after: '0.00',
    fee: '0.00',
    interest: '100.00',
    principal: '1000.00',
    unapplied: '50.00',
    reversed: 2,
    posted: 3,
  };

  expect(entryWords(shown, 'AUD')).toEqual([
    'AUD 100.00 to interest, AUD 1,000.00 to principal.',
    'AUD 50.00 stays as credit of the borrower.',
    'On that day AUD 0.00 is owed instead of AUD 1,100.00.',
    'The day has passed: 2 posted rows are reversed and counted anew.',
  ]);
});

test('only what was entered by hand, and not taken back, can be taken back here', () => {
  expect(mayTakeBack({ id: 'e' })).toBe(true);
  expect(mayTakeBack({ id: 'e', isReversal: true })).toBe(false);
  expect(mayTakeBack({ id: 'e', sourceType: 'fundingTransaction' })).toBe(false);
});

test('the end of a month is its last day, in February too', () => {
  expect(payoutDays('2026-02-03')[1]?.day).toBe('2026-02-28');
  expect(payoutDays('2026-12-31')[1]?.day).toBe('2026-12-31');
});

test('who got no statement is named', () => {
  expect(sentWords({ sent: 1, skipped: [] })).toBe('1 statement is on its way.');
  expect(sentWords({ sent: 2, skipped: [{ name: 'Harbour Law' }] })).toBe(
    '2 statements are on their way. Not sent to Harbour Law.',
  );
});

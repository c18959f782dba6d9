import type { LenderDesk } from '#funding/domain';
import { eventually, render, serve } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../../catalogue.ts';
import { Lending, ToDecide } from './lending.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const one = { borrower: 'Gulf & Plains', amount: '500.00', since: '2026-11-15T02:00:00.000Z' };
const desk: LenderDesk = {
  drawn: '4000.00',
  available: '96000.00',
  overdue: '960.27',
  overdueCount: 3,
  toSend: '130.85',
  toSendCount: 1,
  breaches: 1,
  waiting: [
    {
      ...one,
      kind: 'facility',
      id: 'f',
      number: 'FQ-1',
      agreementId: null,
      caseId: null,
      caseType: null,
    },
    {
      ...one,
      kind: 'advance',
      id: 'a',
      number: 'AR-1',
      agreementId: 'g',
      caseId: null,
      caseType: null,
    },
    {
      ...one,
      kind: 'credit',
      id: 'c',
      number: 'CR-1',
      agreementId: 'g',
      caseId: 'k',
      caseType: 'FR',
    },
  ],
  waitingCount: 12,
};

const linksOf = (place: Element) =>
  [...place.querySelectorAll('li a')].map((link) => [
    link.querySelector('strong')?.textContent ?? link.textContent,
    link.getAttribute('href'),
  ]);

test('[R-003] each figure of a lender opens the rows that it adds up', async () => {
  serve({ 'GET /app/lender-desk': { body: desk } });
  const place = await render(<Lending />);

  await eventually(() => expect(place.textContent).toContain('AUD 4,000.00'));
  const late = 'arrears=days30&arrears=days60&arrears=days90&arrears=over90';
  expect(linksOf(place)).toEqual([
    ['AUD 4,000.00', '/view/facility-agreements?status=effective'],
    ['AUD 96,000.00', '/view/facility-agreements?status=effective&sorting=available%20desc'],
    ['AUD 960.27', `/view/transaction-invoice?${late}`],
    ['AUD 130.85', '/view/transaction-invoice?status=5'],
    ['1', '/view/facility-agreements'],
  ]);
});

test('what waits opens where it is decided, and says how much more there is', async () => {
  serve({ 'GET /app/lender-desk': { body: desk } });
  const place = await render(<ToDecide />);

  await eventually(() => expect(place.textContent).toContain('Gulf & PlainsFacility request'));
  expect(linksOf(place)).toEqual([
    ['FQ-1', '/view/facility-requests/detail/f'],
    ['AR-1', '/view/facility-agreements/detail/g'],
    ['CR-1', '/view/file-reviews/detail/k'],
  ]);
  expect(place.textContent).toContain('and 9 more');
});

test('a lender with nothing to decide is told so', async () => {
  serve({ 'GET /app/lender-desk': { body: { ...desk, waiting: [], waitingCount: 0 } } });
  const place = await render(<ToDecide />);

  await eventually(() => expect(place.textContent).toContain('No request waits for a decision'));
});

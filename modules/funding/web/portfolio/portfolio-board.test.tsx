import { beforeAll, describe, expect, test } from 'vitest';
import { eventually, press, render } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { forecastByMonth, loanAges } from '../../domain/index.ts';
import type { Portfolio, PortfolioRow } from '../../domain/index.ts';
import { isOfMonth, monthLink } from './loans-link.ts';
import { PortfolioBoard } from './portfolio-board.tsx';

beforeAll(() => registerCatalogue());

const today = '2026-11-16';
const aRow = (given: Partial<PortfolioRow>): PortfolioRow => ({
  id: 'l-1',
  loanNo: 'LN-1',
  claimantName: 'Noor Haddad',
  borrowerId: 'c-1',
  borrower: 'Hale & Co',
  fundingType: 'disbursement',
  caseType: 'IME',
  openedOn: '2026-09-01',
  dueOn: null,
  expectedOn: '2026-12-05',
  principal: '1000.00',
  accrued: '20.00',
  payout: '1020.00',
  ...given,
});

const aPortfolio = (given: Partial<Portfolio> = {}): Portfolio => ({
  today,
  countedTo: today,
  loans: 2,
  drawn: '3000.00',
  undrawn: '7000.00',
  accrued: '40.00',
  payout: '3040.00',
  weightedPercent: '12.50',
  arrears: { loans: 1, payout: '2020.00' },
  ages: loanAges(today).map((age) => ({ key: null, ...age, loans: 0, payout: '0.00' })),
  firms: [{ key: 'c-1', label: 'Hale & Co', loans: 2, payout: '3040.00' }],
  fundingTypes: [{ key: 'loan', label: 'Loan', loans: 2, payout: '3040.00' }],
  caseTypes: [
    { key: 'IME', label: 'Assessment', loans: 1, payout: '1020.00' },
    { key: null, label: 'Without a case', loans: 1, payout: '2020.00' },
  ],
  expected: '3100.00',
  expectedBefore: '3100.00',
  forecast: forecastByMonth([{ on: '2026-12-05', amount: '3100.00', loans: 2 }], today),
  countedBy: 'engine',
  ...given,
});

const linkOf = (place: HTMLElement, table: string, row: string) =>
  [...place.querySelectorAll(`table[aria-label="${table}"] tbody tr`)]
    .find(({ textContent }) => textContent?.startsWith(row))
    ?.querySelector('a')
    ?.getAttribute('href');

describe('the portfolio', () => {
  test('of today opens the list of the loans behind each figure', async () => {
    const place = await render(<PortfolioBoard of={aPortfolio()} stress="none" />);

    expect(linkOf(place, 'By law firm', 'Hale')).toContain('status=active&borrowerId=c-1');
    expect(linkOf(place, 'By case type', 'Assessment')).toContain('caseType=IME');
    expect(linkOf(place, 'By case type', 'Without')).toContain('isWithoutCase=true');
    expect(linkOf(place, 'Cash forecast', 'Dec 2026')).toContain(
      'expectedSettlementOnFrom=2026-12-01&expectedSettlementOnTo=2026-12-31',
    );
    const tiles = [...place.querySelectorAll('[aria-label="Portfolio"] li')];
    expect(tiles.filter((tile) => !tile.querySelector('a'))).toEqual([]);
    expect(place.textContent).not.toContain('What happened later is left out');
  });

  test('of a past day shows the rows of that day and nothing of today', async () => {
    const late = aRow({ id: 'l-2', loanNo: 'LN-2', caseType: null, payout: '2020.00' });
    const place = await render(
      <PortfolioBoard of={aPortfolio({ rows: [aRow({}), late] })} stress="none" />,
    );
    const links = place.querySelectorAll('a');

    const table = place.querySelector('table[aria-label="By case type"]');
    await press('AUD 2,020.00', table ?? place);

    const { body } = place.ownerDocument;
    await eventually(() => expect(body.textContent).toContain('By case type: Without a case'));
    const shown = body.querySelector('table[aria-label="By case type: Without a case"]');
    expect(links).toHaveLength(0);
    expect(shown?.textContent).toContain('LN-2');
    expect(shown?.textContent).not.toContain('LN-1');
    expect(place.textContent).toContain('What happened later is left out');
  });
});

describe('a month of the forecast', () => {
  const months = forecastByMonth([], today);
  const [now, next] = months;

  test('takes along what is late, and under delay the loans that stand six months earlier', () => {
    if (!now || !next) throw new Error('A forecast has months');
    const delayed = months.find(({ label }) => label === 'May 2027');
    const june = months.find(({ label }) => label === 'Jun 2027');

    expect(monthLink(now, today, 'none')).not.toContain('expectedSettlementOnFrom');
    expect(monthLink(next, today, 'none')).toContain('expectedSettlementOnFrom=2026-12-01');
    expect(delayed && monthLink(delayed, today, 'late')).toContain(
      'payoutFrom=0.01&expectedSettlementOnTo=2026-11-30',
    );
    expect(june && monthLink(june, today, 'both')).toContain(
      'expectedSettlementOnFrom=2026-12-01&expectedSettlementOnTo=2026-12-31',
    );
  });

  test('has the rows of a past day by the same rule', () => {
    if (!now || !next) throw new Error('A forecast has months');
    const overdue = aRow({ expectedOn: '2026-01-01' });

    expect([
      isOfMonth(now, today, 'none')(overdue),
      isOfMonth(next, today, 'none')(overdue),
    ]).toEqual([true, false]);
    expect(isOfMonth(next, today, 'none')(aRow({}))).toBe(true);
    expect(isOfMonth(next, today, 'late')(aRow({}))).toBe(false);
    expect(isOfMonth(next, today, 'none')(aRow({ payout: '0.00' }))).toBe(false);
  });
});

import { choice, date, defineAction, oneOf, optional } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';

/** What may come otherwise than expected. */
export const stresses = {
  none: 'As expected',
  rates: 'Rates +2 %',
  late: 'Settlements six months later',
  both: 'Both',
} as const;

export type Stress = keyof typeof stresses;

const part = { key: 'text?', label: 'text', loans: 'number', payout: 'money' } as const;

/** A loan of a past day, as it was then. */
const rowShape = {
  id: 'id',
  loanNo: 'text',
  claimantName: 'text?',
  borrowerId: 'id',
  borrower: 'text',
  fundingType: 'text?',
  caseType: 'text?',
  openedOn: 'date',
  dueOn: 'date?',
  expectedOn: 'date?',
  principal: 'money',
  accrued: 'money',
  payout: 'money',
} as const;

export type PortfolioRow = ValueOfShape<typeof rowShape>;

/** More are not counted one by one while somebody waits. */
export const mostByEngine = 2000;

const portfolioShape = {
  /** The day of the figures. */
  today: 'date',
  countedTo: 'date?',
  loans: 'number',
  drawn: 'money',
  undrawn: 'money',
  accrued: 'money',
  payout: 'money',
  weightedPercent: 'text?',
  arrears: { loans: 'number', payout: 'money' },
  ages: [{ ...part, from: 'date?', to: 'date?' }],
  firms: [part],
  fundingTypes: [part],
  caseTypes: [part],
  expected: 'money',
  /** Without the stress. */
  expectedBefore: 'money',
  forecast: [{ label: 'text', from: 'date?', to: 'date?', loans: 'number', amount: 'money' }],
  countedBy: oneOf(['engine', 'figures']),
  /** Of a day that has passed: lists know the figures of today only. */
  rows: optional([rowShape]),
} as const;

/** what is lent, what it is worth and when it comes back, within the caller's part. */
export const readPortfolio = defineAction({
  name: 'portfolio',
  on: loanFunding,
  label: 'Portfolio',
  route: 'GET /app/funding-portfolio',
  page: '/view/dashboard-disbursement',
  roles: caseTeam,
  input: {
    stress: choice('What if', stresses, { default: 'none' }),
    asOf: date('As of', { hint: 'Empty: today.' }),
  },
  answer: portfolioShape,
});

export type Portfolio = ValueOfShape<typeof portfolioShape>;

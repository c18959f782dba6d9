import { choice, defineAction, oneOf } from '#kernel/domain';
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

const portfolioShape = {
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
  expected: 'money',
  /** Without the stress. */
  expectedBefore: 'money',
  forecast: [{ label: 'text', from: 'date?', to: 'date?', loans: 'number', amount: 'money' }],
  countedBy: oneOf(['engine', 'figures']),
} as const;

/** what is lent, what it is worth and when it comes back, within the caller's part. */
export const readPortfolio = defineAction({
  name: 'portfolio',
  on: loanFunding,
  label: 'Portfolio',
  route: 'GET /app/funding-portfolio',
  page: '/view/dashboard-disbursement',
  roles: caseTeam,
  input: { stress: choice('What if', stresses, { default: 'none' }) },
  answer: portfolioShape,
});

export type Portfolio = ValueOfShape<typeof portfolioShape>;

import type { PlainDate } from '#kernel/domain';
import { addDays } from '#kernel/domain';
import { idOf } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import type { TenantName } from '#platform/demo';
import { termsOfAgreement } from '../domain/index.ts';
import type { AgreementRow, LoanTerms, Rate, fundingTypes } from '../domain/index.ts';
import { providerId } from './provider-rows.ts';

/** What differs from an agreement over simple interest, counted daily, paid at settlement. */
type Sketch = Partial<AgreementRow> & {
  readonly key: string;
  readonly firm: number;
  readonly provider: string;
  readonly fundingType: keyof typeof fundingTypes;
  readonly repayment: 'monthly' | 'settlement';
  readonly status?: 'pending' | 'cancelled';
  readonly loans: number;
  readonly daysAgo: number;
  readonly percents: readonly [first: string, ...later: string[]];
  readonly limit: string;
  readonly capPerMatter?: string;
  readonly covenants?: string;
};

const own = 'Southern Disbursement Funding';
const broker = 'Parkland Capital Partners';
const reserve = 'Southern Reserve Facility';
const disbursement = { fundingType: 'disbursement', repayment: 'settlement' } as const;

const southern: readonly Sketch[] = [
  {
    ...disbursement,
    key: 'torrens disbursements',
    firm: 0,
    provider: own,
    loans: 18,
    daysAgo: 980,
    percents: ['14.5', '13.75'],
    limit: '220000.00',
    capPerMatter: '25000.00',
    feeValue: '220',
    covenants: 'Quarterly list of matters. Undertaking to repay from settlement moneys.',
  },
  {
    ...disbursement,
    key: 'torrens compound',
    firm: 0,
    provider: broker,
    loans: 12,
    daysAgo: 900,
    percents: ['16'],
    limit: '150000.00',
    interestKind: 'compound',
    defaultPercent: '21',
    graceDays: 14,
  },
  {
    ...disbursement,
    key: 'gulf disbursements',
    firm: 1,
    provider: own,
    loans: 14,
    daysAgo: 940,
    percents: ['15', '14.25'],
    limit: '180000.00',
    defaultPercent: '20',
    graceDays: 7,
    feeTime: 'perAdvance',
    feeValue: '55',
  },
  {
    key: 'gulf loans',
    firm: 1,
    provider: own,
    fundingType: 'loan',
    repayment: 'monthly',
    loans: 9,
    daysAgo: 720,
    percents: ['12.5', '11.9'],
    limit: '160000.00',
    dayCount: 'ACT/ACT-ISDA',
  },
  {
    ...disbursement,
    key: 'swan anniversary',
    firm: 2,
    provider: broker,
    loans: 11,
    daysAgo: 860,
    percents: ['15.5'],
    limit: '140000.00',
    interestKind: 'compound',
    compounding: 'monthlyAnniversary',
    dayCount: '30/360-US',
  },
  {
    key: 'swan lump sums',
    firm: 2,
    provider: own,
    fundingType: 'lumpSum',
    repayment: 'settlement',
    loans: 8,
    daysAgo: 640,
    percents: ['18'],
    limit: '200000.00',
    timing: 'upfront',
    termDays: 365,
    rebate: true,
  },
  {
    ...disbursement,
    key: 'huon disbursements',
    firm: 3,
    provider: reserve,
    loans: 9,
    daysAgo: 560,
    percents: ['13.9', '13.4'],
    limit: '90000.00',
    minimumInterest: '75.00',
    dayFees: '2000.00 0.30, 10000.00 0.60',
  },
  {
    ...disbursement,
    key: 'huon daily',
    firm: 3,
    provider: reserve,
    loans: 5,
    daysAgo: 420,
    percents: ['12'],
    limit: '80000.00',
    interestKind: 'compound',
    compounding: 'daily',
  },
  {
    key: 'torrens instalments',
    firm: 0,
    provider: own,
    fundingType: 'loan',
    repayment: 'monthly',
    loans: 4,
    daysAgo: 380,
    percents: ['12.9'],
    limit: '60000.00',
  },
  {
    key: 'torrens first facility',
    firm: 0,
    provider: own,
    fundingType: 'loan',
    repayment: 'monthly',
    status: 'cancelled',
    loans: 4,
    daysAgo: 990,
    percents: ['17'],
    limit: '50000.00',
    dayCount: 'ACT/360',
  },
  {
    ...disbursement,
    key: 'gulf renewal',
    firm: 1,
    provider: own,
    status: 'pending',
    loans: 0,
    daysAgo: 6,
    percents: ['13.5'],
    limit: '250000.00',
  },
];

const harbour: readonly Sketch[] = [0, 1].map((firm) => ({
  ...disbursement,
  key: `internal ${firm}`,
  firm,
  provider: 'Harbour Internal Facility',
  loans: firm ? 4 : 8,
  daysAgo: 400,
  ...(firm && ({ repayment: 'monthly' } as const)),
  percents: ['9.5', '9'],
  limit: firm ? '30000.00' : '50000.00',
  capPerMatter: '12000.00',
}));

const plainTerms: AgreementRow = {
  interestKind: 'simple',
  timing: 'daily',
  dayCount: 'ACT/365F',
  compounding: 'monthlyCalendar',
  upfrontBasis: 'rate',
  termDays: 365,
  rebate: false,
  minimumInterest: '0.00',
  graceDays: 0,
  defaultPercent: null,
  allocationOrder: 'fee,interest,principal',
  feeTime: 'perMatter',
  feeUnit: '$',
  feeValue: null,
  feeHasGst: true,
  dayFees: null,
};

export type DemoAgreement = Sketch & {
  readonly id: string;
  readonly providerId: string;
  readonly borrowerId: string;
  readonly startsOn: PlainDate;
  readonly terms: AgreementRow;
  readonly rates: readonly Rate[];
  readonly termsOf: (dueOn: PlainDate | null, gstPercent: string) => LoanTerms;
};

const lawFirms = ['lawPlaintiff', 'lawPractice'];

/** The later rates hold from each first of July after the start. */
const ratesOf = ({ percents }: Sketch, startsOn: PlainDate, today: PlainDate): readonly Rate[] => {
  const july = `${Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)}-07-01`;
  return percents.flatMap((percent, at) => {
    const from = at ? july : startsOn;
    return at && july <= startsOn ? [] : [{ from, percent }];
  });
};

export function agreementsIn(tenant: TenantName, today: PlainDate): readonly DemoAgreement[] {
  const sketches = tenant === 'southern' ? southern : tenant === 'harbour' ? harbour : [];
  const firms = companiesIn(tenant).filter(({ type }) => lawFirms.includes(type));
  return sketches.flatMap((sketch) => {
    const firm = firms[sketch.firm];
    if (!firm) return [];
    const startsOn = addDays(today, -sketch.daysAgo);
    const rates = ratesOf(sketch, startsOn, today);
    const terms: AgreementRow = Object.fromEntries(
      Object.entries(plainTerms).map(([key, usual]) => [
        key,
        sketch[key as keyof AgreementRow] ?? usual,
      ]),
    ) as AgreementRow;
    return {
      ...sketch,
      id: idOf('fundingAgreement', tenant, sketch.key),
      providerId: providerId(tenant, sketch.provider),
      borrowerId: firm.id,
      startsOn,
      terms,
      rates,
      termsOf: (dueOn, gstPercent) =>
        termsOfAgreement(terms, rates, {
          gstPercent,
          dueOn,
          approvedLimit: sketch.capPerMatter ?? sketch.limit,
        }),
    };
  });
}

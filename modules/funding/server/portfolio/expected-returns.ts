import { daysBetween, exact, toCents } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  delays,
  mostByEngine,
  monthsAfter,
  payoutOn,
  raisesRates,
  settlementDay,
  stressMonths,
  stressPoints,
  withRaisedRates,
} from '../../domain/index.ts';
import type { ExpectedReturn, Stress } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { openLoans } from './loan-groups.ts';
import type { LoanGroups, MonthGroup } from './loan-groups.ts';
import type { RatesOfDay } from './portfolio-sums.ts';

type Open = { readonly id: string; readonly expectedOn: PlainDate | null };

export type Returns = {
  readonly countedBy: 'engine' | 'figures';
  under(stress: Stress): readonly ExpectedReturn[];
};

/** Each loan to the day of its settlement. */
async function byEngine(tx: Tx, actor: Actor, today: PlainDate): Promise<Returns> {
  const params = new Params();
  const text = `select l.id::text as id, l.expected_settlement_on::text as "expectedOn"
    from disbursement_funding l where ${openLoans(actor, params)} and coalesce(l.payout, 0) > 0`;
  const open = await tx.query<Open>(text, params.values);
  const days = new Map(open.map(({ id, expectedOn }) => [id, expectedOn]));
  const loans = await readLoans(tx, [...days.keys()]);
  return {
    countedBy: 'engine',
    under: (stress) =>
      loans.map(({ id, loan }) => {
        const on = settlementDay(days.get(id) ?? null, today, stress);
        const counted = raisesRates(stress) ? withRaisedRates(loan, today) : loan;
        return { on, amount: payoutOn(counted, on ?? today).total };
      }),
  };
}

const daysLater = (month: PlainDate): number =>
  daysBetween(month, monthsAfter(month, stressMonths));

/** Simple interest on the principal from today: near enough for a sum over thousands. */
function returnOf(
  { month, principal, payout, principalDays, agreementId, loans }: MonthGroup,
  rates: RatesOfDay,
  stress: Stress,
): ExpectedReturn {
  if (month === null) return { on: null, amount: payout, loans };
  const percent = exact(rates.get(agreementId) ?? 0).plus(raisesRates(stress) ? stressPoints : 0);
  const later = delays(stress) ? exact(principal).times(daysLater(month)) : exact(0);
  const grown = exact(principalDays).plus(later).times(percent).div(36_500);
  return {
    on: delays(stress) ? monthsAfter(month, stressMonths) : month,
    amount: toCents(exact(payout).plus(grown)),
    loans,
  };
}

const byFigures = (groups: LoanGroups, rates: RatesOfDay): Returns => ({
  countedBy: 'figures',
  under: (stress) =>
    groups.months.filter(({ isOwing }) => isOwing).map((group) => returnOf(group, rates, stress)),
});

/** What comes back when each loan is settled on the day that is expected. */
export function expectedReturns(
  tx: Tx,
  actor: Actor,
  groups: LoanGroups,
  { today, rates }: { readonly today: PlainDate; readonly rates: RatesOfDay },
): Promise<Returns> {
  const owing = groups.months.filter(({ isOwing }) => isOwing);
  const count = owing.reduce((sum, { loans }) => sum + loans, 0);
  return count > mostByEngine
    ? Promise.resolve(byFigures(groups, rates))
    : byEngine(tx, actor, today);
}

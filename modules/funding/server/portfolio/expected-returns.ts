import type { Actor, PlainDate } from '#kernel/domain';
import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  delays,
  mostByEngine,
  payoutOn,
  raisesRates,
  settlementDay,
  stressMonths,
  stressPoints,
  withRaisedRates,
} from '../../domain/index.ts';
import type { ExpectedReturn, Stress } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { openLoans, ratesText } from './portfolio-sums.ts';

type Open = { readonly id: string; readonly expectedOn: PlainDate | null };

type Counted = {
  readonly returns: readonly ExpectedReturn[];
  readonly countedBy: 'engine' | 'figures';
};

async function byEngine(
  tx: Tx,
  open: readonly Open[],
  today: PlainDate,
  stress: Stress,
): Promise<readonly ExpectedReturn[]> {
  const days = new Map(open.map(({ id, expectedOn }) => [id, expectedOn]));
  const loans = await readLoans(
    tx,
    open.map(({ id }) => id),
  );
  return loans.map(({ id, loan }) => {
    const on = settlementDay(days.get(id) ?? null, today, stress);
    const counted = raisesRates(stress) ? withRaisedRates(loan, today) : loan;
    return { on, amount: payoutOn(counted, on ?? today).total };
  });
}

/** Simple interest on the principal from today: near enough for a sum over thousands. */
function figuresText(actor: Actor, today: PlainDate, stress: Stress, params: Params): string {
  const day = params.add(today, '::date');
  const later = delays(stress) ? stressMonths : 0;
  const points = raisesRates(stress) ? stressPoints : 0;
  return `with rates as materialized (${ratesText(day)}),
    open as (select coalesce(l.payout, 0) as payout, coalesce(l.principal, 0) as principal,
        coalesce(r.percent, 0) + ${points} as percent,
        (greatest(l.expected_settlement_on, ${day}) + interval '${later} months')::date as day
      from disbursement_funding l left join rates r on r.agreement_id = l.agreement_id
      where ${openLoans(actor, params)} and coalesce(l.payout, 0) > 0)
    select date_trunc('month', day)::date::text as "on", count(*)::int as loans,
      sum(payout + coalesce(principal * percent / 36500 * (day - ${day}), 0))::numeric(18,2)::text as amount
    from open group by 1`;
}

/** What comes back when each loan is settled on the day that is expected. */
export async function expectedReturns(
  tx: Tx,
  actor: Actor,
  today: PlainDate,
  stress: Stress,
): Promise<Counted> {
  const params = new Params();
  const text = `select l.id::text as id, l.expected_settlement_on::text as "expectedOn"
    from disbursement_funding l where ${openLoans(actor, params)} and coalesce(l.payout, 0) > 0
    limit ${mostByEngine + 1}`;
  const open = await tx.query<Open>(text, params.values);
  if (open.length <= mostByEngine)
    return { returns: await byEngine(tx, open, today, stress), countedBy: 'engine' };
  const wide = new Params();
  const sums = figuresText(actor, today, stress, wide);
  return { returns: await tx.query<ExpectedReturn>(sums, wide.values), countedBy: 'figures' };
}

import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { loanAges, loanFunding } from '../../domain/index.ts';
import { keptGroups } from './kept-groups.ts';

/** Bits of `grouping`, in the order of its columns. */
const sets = { borrower: 15, fundingType: 23, caseType: 27, month: 29, age: 30 } as const;

type SetName = keyof typeof sets;

/** Sums over the loans that have something in common; what they do not share is null. */
export type LoanGroup = {
  readonly set: number;
  readonly borrowerId: string | null;
  readonly fundingType: string | null;
  readonly caseType: string | null;
  readonly age: number;
  readonly isLate: boolean;
  readonly agreementId: string;
  readonly month: PlainDate | null;
  readonly isOwing: boolean;
  readonly loans: number;
  readonly principal: Money;
  readonly accrued: Money;
  readonly payout: Money;
  /** Principal times the days from today to the settlement that is expected. */
  readonly principalDays: string;
  readonly countedTo: PlainDate | null;
};

/** What an active loan of the caller owes by the figures that are kept of it. */
export const openLoans = (actor: Actor, params: Params): string =>
  [
    `l.status = 'active'`,
    'not l.is_deleted',
    ...scopeSql(actor, loanFunding, 'loanFunding.list', params, 'l'),
  ].join(' and ');

/** The youngest first, as `loanAges` has them. */
const ageSql = (today: PlainDate, params: Params): string => {
  const steps = loanAges(today).flatMap(({ from }, at) =>
    from === null ? [] : [`when l.opened_on >= ${params.add(from, '::date')} then ${at}`],
  );
  return `case ${steps.join(' ')} else ${steps.length} end`;
};

function groupsText(actor: Actor, today: PlainDate, params: Params): string {
  const day = params.add(today, '::date');
  const expected = `greatest(l.expected_settlement_on, ${day})`;
  return `with open as (select l.borrower_id, l.funding_type, l.case_type, l.agreement_id, l.figures_on,
        ${ageSql(today, params)} as age, coalesce(l.due_on < ${day} and l.payout > 0, false) as late,
        case when l.expected_settlement_on is not null
          then date_trunc('month', ${expected}::timestamp)::date end as month,
        coalesce(l.payout > 0, false) as owing, coalesce(l.payout, 0) as payout,
        coalesce(l.principal, 0) as principal, coalesce(l.interest, 0) + coalesce(l.fees, 0) as accrued,
        coalesce(l.principal * (${expected} - ${day}), 0) as principal_days
      from disbursement_funding l where ${openLoans(actor, params)}),
    summed as (select grouping(agreement_id) as apart, borrower_id, funding_type, case_type, age, late,
        agreement_id, month, owing, count(*) as loans, sum(principal) as principal, sum(accrued) as accrued,
        sum(payout) as payout, sum(principal_days) as principal_days, min(figures_on) as figures_on
      from open
      group by grouping sets ((borrower_id, funding_type, case_type, age, late), (agreement_id, month, owing)))
    select grouping(borrower_id, funding_type, case_type, agreement_id, age) as "set",
      borrower_id::text as "borrowerId", funding_type as "fundingType", case_type as "caseType", age,
      late as "isLate", agreement_id::text as "agreementId", month::text as month, owing as "isOwing",
      sum(loans)::int as loans, sum(principal)::numeric(18,2)::text as principal,
      sum(accrued)::numeric(18,2)::text as accrued, sum(payout)::numeric(18,2)::text as payout,
      sum(principal_days)::text as "principalDays", min(figures_on)::text as "countedTo"
    from summed
    group by grouping sets ((apart, borrower_id), (apart, funding_type), (apart, case_type), (apart, age, late),
      (apart, agreement_id, month, owing))
    having apart = (case when grouping(agreement_id) = 0 then 0 else 1 end)`;
}

export type LoanGroups = Readonly<Record<SetName, readonly LoanGroup[]>>;

type Call = { readonly tx: Tx; readonly services: Services; readonly actor: Actor };

/** All sums of a portfolio in one pass over its loans: at a hundred thousand each pass counts. */
export function loanGroups({ tx, services, actor }: Call, today: PlainDate): Promise<LoanGroups> {
  const params = new Params();
  const text = groupsText(actor, today, params);
  const key = JSON.stringify([actor.tenantId, text, params.values]);
  return keptGroups(services, key, () => readGroups(tx, text, params.values));
}

async function readGroups(tx: Tx, text: string, values: readonly unknown[]): Promise<LoanGroups> {
  const rows = await tx.query<LoanGroup>(text, values);
  const of = (name: SetName) => rows.filter(({ set }) => set === sets[name]);
  return {
    borrower: of('borrower'),
    fundingType: of('fundingType'),
    caseType: of('caseType'),
    age: of('age'),
    month: of('month'),
  };
}

import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { loanAges, loanFunding } from '../../domain/index.ts';
import { keptGroups } from './kept-groups.ts';

type Sums = { readonly loans: number; readonly payout: Money };

/** Active loans of one kind and age. */
export type KindGroup = Sums & {
  readonly fundingType: string | null;
  readonly caseType: string | null;
  readonly age: number;
  readonly isLate: boolean;
};

/** Active loans under one agreement that are expected in one month. */
export type MonthGroup = Sums & {
  readonly agreementId: string;
  readonly borrowerId: string | null;
  readonly month: PlainDate | null;
  readonly isOwing: boolean;
  readonly principal: Money;
  readonly accrued: Money;
  /** Principal times the days from today to the settlement that is expected. */
  readonly principalDays: string;
  readonly countedTo: PlainDate | null;
};

export type LoanGroups = {
  readonly kinds: readonly KindGroup[];
  readonly months: readonly MonthGroup[];
};

/** What an active loan of the caller owes by the figures that are kept of it. */
export const openLoans = (actor: Actor, params: Params): string =>
  [
    `l.status = 'active'`,
    'not l.is_deleted',
    ...scopeSql(actor, loanFunding, 'loanFunding.list', params, 'l'),
  ].join(' and ');

/** The youngest first, as `loanAges` has them; the first that is true is the age. */
const youngerThan = (today: PlainDate, params: Params): readonly string[] =>
  loanAges(today).flatMap(({ from }) =>
    from === null ? [] : [`l.opened_on >= ${params.add(from, '::date')}`],
  );

/**
 * Two passes, since PostgreSQL runs them beside each other: a pass that groups for both sorts all loans.
 * Truths are cheap to group by, and the planner knows how many of them there are.
 */
function groupsText(actor: Actor, today: PlainDate, params: Params): string {
  const day = params.add(today, '::date');
  const open = `from disbursement_funding l where ${openLoans(actor, params)}`;
  const steps = youngerThan(today, params);
  const names = steps.map((_step, at) => `younger${at}`);
  const age = `case ${names.map((name, at) => `when ${name} then ${at}`).join(' ')} else ${names.length} end`;
  return `with kinds as (select l.funding_type, l.case_type,
        coalesce(l.due_on < ${day} and l.payout > 0, false) as late,
        ${steps.map((step, at) => `${step} as ${names[at]}`).join(', ')},
        count(*)::int as loans, sum(l.payout) as payout
      ${open} group by l.funding_type, l.case_type, late, ${names.join(', ')}),
    months as (select l.agreement_id, date_trunc('month', l.expected_settlement_on::timestamp) as month,
        coalesce(l.payout > 0, false) as owing, count(*)::int as loans, sum(l.payout) as payout,
        sum(l.principal) as principal, sum(l.interest) as interest, sum(l.fees) as fees,
        sum(l.principal * (greatest(l.expected_settlement_on, ${day}) - ${day})) as principal_days,
        min(l.figures_on) as figures_on
      ${open} group by l.agreement_id, month, owing)
    select json_build_object('fundingType', funding_type, 'caseType', case_type, 'age', ${age},
        'isLate', late, 'loans', loans, 'payout', coalesce(payout, 0)::numeric(18,2)::text) as kind,
      null::json as month
    from kinds
    union all
    select null, json_build_object('agreementId', m.agreement_id, 'borrowerId', a.borrower_id,
        'month', case when m.month is not null
          then greatest(m.month, date_trunc('month', ${day}::timestamp))::date end, 'isOwing', m.owing,
        'loans', m.loans, 'payout', coalesce(m.payout, 0)::numeric(18,2)::text,
        'principal', coalesce(m.principal, 0)::numeric(18,2)::text,
        'accrued', (coalesce(m.interest, 0) + coalesce(m.fees, 0))::numeric(18,2)::text,
        'principalDays', coalesce(m.principal_days, 0)::text, 'countedTo', m.figures_on)
    from months m left join facility_agreements a on a.id = m.agreement_id`;
}

type Call = { readonly tx: Tx; readonly services: Services; readonly actor: Actor };

/** All sums of a portfolio in one statement: at a hundred thousand loans each pass counts. */
export function loanGroups({ tx, services, actor }: Call, today: PlainDate): Promise<LoanGroups> {
  const params = new Params();
  const text = groupsText(actor, today, params);
  const key = JSON.stringify([actor.tenantId, text, params.values]);
  return keptGroups(services, key, () => readGroups(tx, text, params.values));
}

type Row = { readonly kind: KindGroup | null; readonly month: MonthGroup | null };

async function readGroups(tx: Tx, text: string, values: readonly unknown[]): Promise<LoanGroups> {
  const rows = await tx.query<Row>(text, values);
  return {
    kinds: rows.flatMap(({ kind }) => kind ?? []),
    months: rows.flatMap(({ month }) => month ?? []),
  };
}

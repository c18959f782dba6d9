import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingAgreement, loanAges, loanFunding } from '../../domain/index.ts';

type Part = {
  readonly key: string | null;
  readonly label: string;
  readonly loans: number;
  readonly payout: Money;
};

export type PortfolioSums = {
  readonly countedTo: PlainDate | null;
  readonly loans: number;
  readonly drawn: Money;
  readonly accrued: Money;
  readonly payout: Money;
  readonly undrawn: Money;
  readonly weightedPercent: string | null;
  readonly arrears: { readonly loans: number; readonly payout: Money };
  readonly ages: readonly { readonly loans: number; readonly payout: Money }[];
  readonly firms: readonly Part[];
  readonly fundingTypes: readonly Part[];
  readonly caseTypes: readonly Part[];
};

const mostFirms = 12;
const money = (sum: string) => `coalesce(${sum}, 0)::numeric(18,2)::text`;

/** What an active loan of the caller owes by the figures that are kept of it. */
export const openLoans = (actor: Actor, params: Params): string =>
  [
    `l.status = 'active'`,
    'not l.is_deleted',
    ...scopeSql(actor, loanFunding, 'loanFunding.list', params, 'l'),
  ].join(' and ');

/** The rate that holds on the day, of each agreement. */
export const ratesText = (
  day: string,
): string => `select distinct on (r.agreement_id) r.agreement_id, r.percent
    from interest_rates r where not r.is_deleted and r.effective_from <= ${day}
    order by r.agreement_id, r.effective_from desc`;

function sumsText(actor: Actor, today: PlainDate, params: Params): string {
  const day = params.add(today, '::date');
  const ages = loanAges(today).map(({ from, to }) => {
    const within = [
      from && `opened_on >= ${params.add(from, '::date')}`,
      to && `opened_on <= ${params.add(to, '::date')}`,
    ].filter(Boolean);
    return `json_build_object('loans', count(*) filter (where ${within.join(' and ')}),
      'payout', ${money(`sum(payout) filter (where ${within.join(' and ')})`)})`;
  });
  const own = scopeSql(actor, fundingAgreement, 'fundingAgreement.list', params, 'a');
  const agreements = [`a.status = 'effective'`, 'not a.is_deleted', ...own].join(' and ');
  return `with rates as materialized (${ratesText(day)}),
    open as materialized (select l.borrower_id, l.funding_type, l.case_type, l.opened_on, l.due_on, l.figures_on,
        coalesce(l.principal, 0) as principal, coalesce(l.interest, 0) + coalesce(l.fees, 0) as accrued,
        coalesce(l.payout, 0) as payout, r.percent
      from disbursement_funding l left join rates r on r.agreement_id = l.agreement_id
      where ${openLoans(actor, params)}),
    firms as (select borrower_id, count(*)::int as loans, sum(payout) as payout from open
      group by borrower_id order by 3 desc, 1 limit ${mostFirms}),
    kinds as (select funding_type, count(*)::int as loans, sum(payout) as payout from open
      group by funding_type order by 3 desc, 1),
    matters as (select case_type, count(*)::int as loans, sum(payout) as payout from open
      group by case_type order by 3 desc, 1)
    select min(figures_on)::text as "countedTo", count(*)::int as loans, ${money('sum(principal)')} as drawn,
      ${money('sum(accrued)')} as accrued, ${money('sum(payout)')} as payout,
      (select ${money('sum(a.available)')} from facility_agreements a where ${agreements}) as undrawn,
      round(sum(principal * percent) / nullif(sum(principal) filter (where percent is not null), 0), 2)::text
        as "weightedPercent",
      json_build_object('loans', count(*) filter (where due_on < ${day} and payout > 0),
        'payout', ${money(`sum(payout) filter (where due_on < ${day} and payout > 0)`)}) as arrears,
      json_build_array(${ages.join(', ')}) as ages,
      (select coalesce(json_agg(json_build_object('key', f.borrower_id, 'label', c.name, 'loans', f.loans,
          'payout', ${money('f.payout')}) order by f.payout desc), '[]')
        from firms f join party_companies c on c.id = f.borrower_id) as firms,
      (select coalesce(json_agg(json_build_object('key', k.funding_type, 'label', k.funding_type,
          'loans', k.loans, 'payout', ${money('k.payout')}) order by k.payout desc), '[]')
        from kinds k) as "fundingTypes",
      (select coalesce(json_agg(json_build_object('key', k.case_type, 'label', k.case_type,
          'loans', k.loans, 'payout', ${money('k.payout')}) order by k.payout desc), '[]')
        from matters k) as "caseTypes"
    from open`;
}

/** One pass over the figures that the day-end keeps: sums, never rows. */
export async function portfolioSums(
  tx: Tx,
  actor: Actor,
  today: PlainDate,
): Promise<PortfolioSums> {
  const params = new Params();
  const text = sumsText(actor, today, params);
  const [row] = await tx.query<PortfolioSums>(text, params.values);
  if (!row) throw new Error('A sum has one row');
  return row;
}

import { addMoney, exact } from '#kernel/domain';
import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingAgreement, loanAges } from '../../domain/index.ts';
import type { LoanGroups, MonthGroup } from './loan-groups.ts';

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

const ratesText = `select distinct on (r.agreement_id) r.agreement_id::text as id, r.percent::text as percent
  from interest_rates r where not r.is_deleted and r.effective_from <= $1::date
  order by r.agreement_id, r.effective_from desc`;

export type RatesOfDay = ReadonlyMap<string, string>;

/** The rate that holds on the day, by agreement. */
export async function ratesOn(tx: Tx, day: PlainDate): Promise<RatesOfDay> {
  const rows = await tx.query<{ id: string; percent: string }>(ratesText, [day]);
  return new Map(rows.map(({ id, percent }) => [id, percent]));
}

async function undrawnOf(tx: Tx, actor: Actor): Promise<Money> {
  const params = new Params();
  const own = scopeSql(actor, fundingAgreement, 'fundingAgreement.list', params, 'a');
  const which = [`a.status = 'effective'`, 'not a.is_deleted', ...own].join(' and ');
  const text = `select coalesce(sum(a.available), 0)::numeric(18,2)::text as undrawn
    from facility_agreements a where ${which}`;
  const [row] = await tx.query<{ undrawn: Money }>(text, params.values);
  return row?.undrawn ?? '0.00';
}

const namesText = `select id::text as id, name from party_companies where id = any($1::uuid[])`;

async function namesOf(tx: Tx, ids: readonly (string | null)[]) {
  const rows = await tx.query<{ id: string; name: string }>(namesText, [ids.filter(Boolean)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Worth = { readonly loans: number; readonly payout: Money };

const sumOf = <K extends string>(groups: readonly Readonly<Record<K, Money>>[], key: K): Money =>
  addMoney('0', ...groups.map((group) => group[key]));

const worthOf = (groups: readonly Worth[]): Worth => ({
  loans: groups.reduce((count, { loans }) => count + loans, 0),
  payout: sumOf(groups, 'payout'),
});

/** What the groups with the same key are worth together, the largest first. */
const partsBy = <G extends Worth>(
  groups: readonly G[],
  keyOf: (group: G) => string | null,
): readonly Part[] =>
  [...Map.groupBy(groups, keyOf)]
    .map(([key, alike]) => ({ key, label: key ?? '', ...worthOf(alike) }))
    .toSorted((one, other) => exact(other.payout).comparedTo(one.payout));

/** By principal, of the agreements that have a rate. */
function weightedPercent(groups: readonly MonthGroup[], rates: RatesOfDay): string | null {
  const rated = groups.filter(({ agreementId }) => rates.has(agreementId));
  const whole = exact(sumOf(rated, 'principal'));
  if (whole.isZero()) return null;
  return rated
    .reduce(
      (sum, { agreementId, principal }) =>
        sum.plus(exact(principal).times(rates.get(agreementId) ?? 0)),
      exact(0),
    )
    .div(whole)
    .toFixed(2);
}

/** From the figures that the day-end keeps: sums, never rows. */
export async function portfolioSums(
  tx: Tx,
  actor: Actor,
  groups: LoanGroups,
  { today, rates }: { readonly today: PlainDate; readonly rates: RatesOfDay },
): Promise<PortfolioSums> {
  const { kinds, months } = groups;
  const firms = partsBy(months, ({ borrowerId }) => borrowerId).slice(0, mostFirms);
  const names = await namesOf(
    tx,
    firms.map(({ key }) => key),
  );
  const days = months.flatMap(({ countedTo }) => (countedTo === null ? [] : [countedTo]));
  return {
    countedTo: days.toSorted()[0] ?? null,
    ...worthOf(kinds),
    drawn: sumOf(months, 'principal'),
    accrued: sumOf(months, 'accrued'),
    undrawn: await undrawnOf(tx, actor),
    weightedPercent: weightedPercent(months, rates),
    arrears: worthOf(kinds.filter(({ isLate }) => isLate)),
    ages: loanAges(today).map((_age, at) => worthOf(kinds.filter(({ age }) => age === at))),
    firms: firms.map((firm) => ({ ...firm, label: names.get(firm.key ?? '') ?? '' })),
    fundingTypes: partsBy(kinds, ({ fundingType }) => fundingType),
    caseTypes: partsBy(kinds, ({ caseType }) => caseType),
  };
}

import { practiceZone } from '#billing/server';
import { toCents } from '#kernel/domain';
import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, Refused, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingAgreement, loanFunding, mostByEngine } from '../../domain/index.ts';
import type { LoanOfDay } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { ratesThen } from './rates-then.ts';
import { valuesOnPastDay } from './values-on-past-day.ts';

type Asked = { readonly asOf: PlainDate; readonly zone: string };

/** Whether the moment came after the end of the day at the practice. */
const isAfter = (column: string, { asOf, zone }: Asked, params: Params): string =>
  `${column} >= (${params.add(asOf, '::date')} + 1)::timestamp at time zone ${params.add(zone)}`;

function loansText(actor: Actor, asked: Asked, params: Params): string {
  const day = params.add(asked.asOf, '::date');
  const ran = [
    'not l.is_deleted',
    `l.opened_on <= ${day}`,
    `(l.settled_on is null or l.settled_on > ${day})`,
    `(l.cancelled_at is null or ${isAfter('l.cancelled_at', asked, params)})`,
    ...scopeSql(actor, loanFunding, 'loanFunding.list', params, 'l'),
  ];
  return `select l.id::text as id, l.loan_no as "loanNo", l.claimant_name as "claimantName",
      l.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower, l.funding_type as "fundingType",
      l.case_type as "caseType", l.opened_on::text as "openedOn", l.due_on::text as "dueOn",
      l.expected_settlement_on::text as "expectedOn", l.agreement_id::text as "agreementId"
    from disbursement_funding l left join party_companies c on c.id = l.borrower_id
    where ${ran.join(' and ')} order by l.loan_no, l.id limit ${mostByEngine + 1}`;
}

type Row = Omit<LoanOfDay, 'loan'>;

/** What may have been changed since; whose loan it is, is asked of today's rows. */
async function asTheyWere(tx: Tx, rows: readonly Row[], day: PlainDate): Promise<readonly Row[]> {
  const then = await valuesOnPastDay(tx, loanFunding.name, {
    ids: rows.map(({ id }) => id),
    properties: ['due_on', 'expected_settlement_on', 'funding_type'],
    day,
  });
  return rows.map((row) => ({
    ...row,
    dueOn: then(row.id, 'due_on', row.dueOn),
    expectedOn: then(row.id, 'expected_settlement_on', row.expectedOn),
    fundingType: then(row.id, 'funding_type', row.fundingType),
  }));
}

/** Loans that ran on a day that has passed, with the terms of that day, whatever became of them. */
export async function loansOfDay(
  tx: Tx,
  actor: Actor,
  asOf: PlainDate,
): Promise<readonly LoanOfDay[]> {
  const params = new Params();
  const text = loansText(actor, { asOf, zone: await practiceZone(tx) }, params);
  const found = await tx.query<Row>(text, params.values);
  if (found.length > mostByEngine)
    throw new Refused('portfolioTooLargeForPast', {
      values: { most: mostByEngine.toLocaleString('en') },
    });
  const rows = await asTheyWere(tx, found, asOf);
  const stored = await readLoans(
    tx,
    rows.map(({ id }) => id),
  );
  const rates = await ratesThen(tx, [...new Set(rows.map(({ agreementId }) => agreementId))], asOf);
  const byId = new Map(stored.map(({ id, loan }) => [id, loan]));
  return rows.flatMap((row) => {
    const loan = byId.get(row.id);
    if (!loan) return [];
    const terms = { ...loan.terms, dueOn: row.dueOn, rates: rates.get(row.agreementId) ?? [] };
    return [{ ...row, loan: { ...loan, terms } }];
  });
}

type Limit = { readonly id: string; readonly facilityLimit: Money };

/** Agreements under which money could be lent on the day, with the limits of that day. */
export async function agreementsOfDay(
  tx: Tx,
  actor: Actor,
  asOf: PlainDate,
): Promise<readonly Limit[]> {
  const zone = await practiceZone(tx);
  const params = new Params();
  const day = params.add(asOf, '::date');
  const open = [
    'not a.is_deleted',
    `a.status <> 'pending'`,
    `a.starts_on <= ${day}`,
    `(a.cancelled_at is null or ${isAfter('a.cancelled_at', { asOf, zone }, params)})`,
    ...scopeSql(actor, fundingAgreement, 'fundingAgreement.list', params, 'a'),
  ];
  const text = `select a.id::text as id, a.facility_limit::text as "facilityLimit"
    from facility_agreements a where ${open.join(' and ')}`;
  const rows = await tx.query<Limit>(text, params.values);
  const then = await valuesOnPastDay(tx, fundingAgreement.name, {
    ids: rows.map(({ id }) => id),
    properties: ['facility_limit'],
    day: asOf,
  });
  return rows.map(({ id, facilityLimit }) => ({
    id,
    facilityLimit: toCents(then(id, 'facility_limit', facilityLimit) ?? facilityLimit),
  }));
}

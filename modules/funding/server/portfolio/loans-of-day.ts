import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, Refused, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingAgreement, loanFunding, mostByEngine } from '../../domain/index.ts';
import type { LoanOfDay } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';

const dayOf = (column: string): string => `(${column} at time zone 'UTC')::date`;

function loansText(actor: Actor, asOf: PlainDate, params: Params): string {
  const day = params.add(asOf, '::date');
  const ran = [
    'not l.is_deleted',
    `l.opened_on <= ${day}`,
    `(l.settled_on is null or l.settled_on > ${day})`,
    `(l.cancelled_at is null or ${dayOf('l.cancelled_at')} > ${day})`,
    ...scopeSql(actor, loanFunding, 'loanFunding.list', params, 'l'),
  ];
  return `select l.id::text as id, l.loan_no as "loanNo", l.claimant_name as "claimantName",
      l.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower, l.funding_type as "fundingType",
      l.case_type as "caseType", l.opened_on::text as "openedOn", l.due_on::text as "dueOn",
      l.expected_settlement_on::text as "expectedOn", l.agreement_id::text as "agreementId"
    from disbursement_funding l left join party_companies c on c.id = l.borrower_id
    where ${ran.join(' and ')} order by l.loan_no, l.id limit ${mostByEngine + 1}`;
}

/** Loans that ran on a day that has passed, whatever became of them. */
export async function loansOfDay(
  tx: Tx,
  actor: Actor,
  asOf: PlainDate,
): Promise<readonly LoanOfDay[]> {
  const params = new Params();
  const text = loansText(actor, asOf, params);
  const rows = await tx.query<Omit<LoanOfDay, 'loan'>>(text, params.values);
  if (rows.length > mostByEngine)
    throw new Refused('portfolioTooLargeForPast', {
      values: { most: mostByEngine.toLocaleString('en') },
    });
  const stored = await readLoans(
    tx,
    rows.map(({ id }) => id),
  );
  const byId = new Map(stored.map(({ id, loan }) => [id, loan]));
  return rows.flatMap((row) => {
    const loan = byId.get(row.id);
    return loan ? [{ ...row, loan }] : [];
  });
}

type Limit = { readonly id: string; readonly facilityLimit: Money };

/** Agreements under which money could be lent on the day. */
export function agreementsOfDay(tx: Tx, actor: Actor, asOf: PlainDate): Promise<readonly Limit[]> {
  const params = new Params();
  const day = params.add(asOf, '::date');
  const open = [
    'not a.is_deleted',
    `a.status <> 'pending'`,
    `a.starts_on <= ${day}`,
    `(a.cancelled_at is null or ${dayOf('a.cancelled_at')} > ${day})`,
    ...scopeSql(actor, fundingAgreement, 'fundingAgreement.list', params, 'a'),
  ];
  const text = `select a.id::text as id, a.facility_limit::text as "facilityLimit"
    from facility_agreements a where ${open.join(' and ')}`;
  return tx.query<Limit>(text, params.values);
}

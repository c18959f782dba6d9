import type { Actor, PlainDate } from '#kernel/domain';
import { Params, Refused, recordSet } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { explainLoan, loanFunding } from '../../domain/index.ts';
import type { LoanStatement, LoanToChange, StatementLoan } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import type { Wanted } from './asked-statement.ts';

/** Something had happened by the last day, and it was not settled before the first. */
function ranIn({ from, asOf }: Pick<Wanted, 'from' | 'asOf'>, params: Params): string {
  const [first, last] = [params.add(from, '::date'), params.add(asOf, '::date')];
  return `t.first_entry_on <= ${last} and (t.settled_on is null or t.settled_on >= ${first})`;
}

/** What owes nothing today owes nothing later, as far as is known. */
const owesNow = 't.is_owing';

function worthShowing({ about, from, asOf, isPast }: Wanted, params: Params): string {
  if (about === 'period') return ranIn({ from, asOf }, params);
  return isPast ? ranIn({ from: asOf, asOf }, params) : owesNow;
}

/** B-266. */
const inStates = ({ transactionStates }: Wanted, params: Params): string =>
  `exists (select from facility_transactions f where f.tenant_id = t.tenant_id and f.loan_id = t.id
    and f.status = any(${params.add([...transactionStates], '::text[]')}) and not f.is_deleted)`;

type Page = { readonly skip: number; readonly take: number };

/** The loans that the caller sees; those that have nothing to tell are left out. */
export async function selectLoans(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  { skip, take }: Page,
): Promise<{ readonly ids: readonly string[]; readonly totalCount: number }> {
  const params = new Params();
  const set = {
    filters: [...wanted.filters],
    ids: [...wanted.ids],
    filterText: '',
    sorts: [],
    isSelectionList: false,
  };
  const { from, where } = recordSet(
    actor,
    loanFunding,
    { ...set, skip: 0, take: 0 },
    `${loanFunding.name}.list`,
    params,
  );
  // A loan that was named is shown whatever it owes.
  const named = wanted.transactionStates.length
    ? `${where} and ${inStates(wanted, params)}`
    : where;
  const which = wanted.ids.length ? named : `${named} and ${worthShowing(wanted, params)}`;
  const [count] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${which}`,
    params.values,
  );
  const limit = `limit ${params.add(take, '::int')} offset ${params.add(skip, '::int')}`;
  const rows = await tx.query<{ id: string }>(
    `select t.id::text as id from ${from} where ${which}
      order by lower(t.loan_no), t.id ${limit}`,
    params.values,
  );
  return { ids: rows.map(({ id }) => id), totalCount: count?.count ?? 0 };
}

/** All of them, or a refusal that says what to choose. */
export async function selectAllLoans(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  most: number,
): Promise<readonly string[]> {
  const { ids, totalCount } = await selectLoans(tx, actor, wanted, { skip: 0, take: most });
  if (totalCount > most) throw new Refused('tooManyLoans', { values: { count: totalCount, most } });
  return ids;
}

const factsText = `select l.id::text as id, l.loan_no as "loanNo", l.status,
    l.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower,
    coalesce(p.name, '') as "fundingProvider", coalesce(a.agreement_no, '') as "agreementNo",
    l.case_no as "caseNo", l.claim_no as "claimNo", l.claimant_name as "claimantName",
    (select t.settings ->> 'ICS.Vocabulary' from platform_tenants t where t.id = l.tenant_id) as "personWord",
    l.matter_id as "matterId", l.funding_invoice_no as "fundingInvoiceNo",
    l.borrower_reference as "borrowerReference", l.opened_on::text as "openedOn",
    l.due_on::text as "dueOn"
  from disbursement_funding l
    left join party_company_accounts c on c.id = l.borrower_id
    left join funding_providers p on p.tenant_id = l.tenant_id and p.id = l.funding_provider_id
    left join facility_agreements a on a.tenant_id = l.tenant_id and a.id = l.agreement_id
  where l.id = any($1::uuid[]) and not l.is_deleted
  order by borrower, l.loan_no`;

export type CountedLoan = { readonly facts: StatementLoan; readonly stored: LoanToChange };

/** In the order of a paper: borrower, then number. Rights were asked when the ids were chosen. */
export async function readCountedLoans(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly CountedLoan[]> {
  const facts = await tx.query<StatementLoan>(factsText, [ids]);
  const loans = new Map((await readLoans(tx, ids)).map((one) => [one.id, one]));
  return facts.flatMap((one) => {
    const stored = loans.get(one.id);
    return stored ? [{ facts: one, stored }] : [];
  });
}

export const statementsOn = (
  loans: readonly CountedLoan[],
  asOf: PlainDate,
): readonly LoanStatement[] =>
  loans.map(({ facts, stored }) => ({ loan: facts, explanation: explainLoan(stored.loan, asOf) }));

import { accountsOf, firstOpenDay, practiceDay } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import { Refused, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { termsOfAgreement } from '../../domain/index.ts';
import type {
  AgreementRow,
  LoanBooks,
  LoanEvent,
  LoanLimits,
  LoanPosting,
  LoanStatus,
  LoanToChange,
  Rate,
} from '../../domain/index.ts';
import { gstPercent } from './gst-percent.ts';

type LoanRow = {
  readonly id: string;
  readonly loanNo: string;
  readonly status: LoanStatus;
  readonly isOnHold: boolean;
  readonly borrowerId: string;
  readonly caseId: string | null;
  readonly dueOn: PlainDate | null;
  readonly agreementId: string;
  readonly approvedLimit: string | null;
};

const loanText = `select l.id::text as id, l.loan_no as "loanNo", l.status, l.is_on_hold as "isOnHold",
    l.borrower_id::text as "borrowerId", l.case_id::text as "caseId", l.due_on::text as "dueOn",
    l.agreement_id::text as "agreementId", l.approved_limit::text as "approvedLimit"
  from disbursement_funding l where l.id = any($1::uuid[]) and not l.is_deleted`;

const agreementText = `select a.id::text as id, a.status, a.starts_on::text as "startsOn",
    a.ends_on::text as "endsOn", a.facility_limit::text as "facilityLimit",
    coalesce(a.drawn, 0)::numeric(18,2)::text as drawn,
    coalesce(a.promised, 0)::numeric(18,2)::text as promised, a.cap_per_matter::text as "capPerMatter",
    a.cap_per_advance::text as "capPerAdvance", a.interest_kind as "interestKind", a.timing,
    a.day_count as "dayCount", a.compounding, a.upfront_basis as "upfrontBasis",
    a.term_days::int as "termDays", a.rebate, a.minimum_interest::text as "minimumInterest",
    a.grace_days::int as "graceDays", a.default_percent::text as "defaultPercent",
    a.allocation_order as "allocationOrder", a.fee_time as "feeTime", a.fee_unit as "feeUnit",
    a.fee_value::text as "feeValue", a.fee_has_gst as "feeHasGst", a.day_fees as "dayFees",
    coalesce((select json_agg(json_build_object('from', r.effective_from::text, 'percent', r.percent::text)
        order by r.effective_from)
      from interest_rates r where r.tenant_id = a.tenant_id and r.agreement_id = a.id
        and not r.is_deleted), '[]') as rates
  from facility_agreements a where a.id = any($1::uuid[]) and not a.is_deleted`;

type StoredAgreement = AgreementRow &
  LoanLimits & { readonly id: string; readonly rates: readonly Rate[] };

/** What was taken back counts no more. */
const eventsText = `select e.loan_id::text as "loanId", e.id::text as id, e.kind,
    e.happened_on::text as "on", e.amount::text as amount
  from loan_entries e where e.loan_id = any($1::uuid[]) and not coalesce(e.is_reversal, false)
    and not exists (select from loan_entries r where r.tenant_id = e.tenant_id and r.reverses_id = e.id)
  order by e.happened_on, e.id`;

/** A row stands as often as it was posted less as often as it was reversed. */
const postedText = `select loan_id::text as "loanId", posted_on::text as "on", kind, part,
    amount::text as amount, entry_id::text as "eventId", count
  from (select loan_id, posted_on, kind, part, entry_id,
      case when coalesce(is_reversal, false) then -amount else amount end as amount,
      sum(case when coalesce(is_reversal, false) then -1 else 1 end)::int as count
    from loan_postings where loan_id = any($1::uuid[])
    group by 1, 2, 3, 4, 5, 6) p
  where count > 0`;

type Of<T> = T & { readonly loanId: string };

/** Loans with what was agreed, what happened and what is posted, by a handful of queries. */
export async function readLoans(tx: Tx, ids: readonly string[]): Promise<readonly LoanToChange[]> {
  const loans = await tx.query<LoanRow>(loanText, [ids]);
  const agreements = await tx.query<StoredAgreement>(agreementText, [
    [...new Set(loans.map(({ agreementId }) => agreementId))],
  ]);
  const events = await tx.query<Of<LoanEvent>>(eventsText, [ids]);
  const posted = await tx.query<Of<LoanPosting> & { readonly count: number }>(postedText, [ids]);
  const gst = await gstPercent(tx);
  const byId = new Map(agreements.map((one) => [one.id, one]));
  const eventsOf = Map.groupBy(events, ({ loanId }) => loanId);
  const postedOf = Map.groupBy(posted, ({ loanId }) => loanId);
  return loans.flatMap(({ agreementId, dueOn, approvedLimit, ...row }) => {
    const agreement = byId.get(agreementId);
    if (!agreement) return [];
    const { rates, ...terms } = agreement;
    return {
      ...row,
      limits: agreement,
      loan: {
        terms: termsOfAgreement(terms, rates, { gstPercent: gst, dueOn, approvedLimit }),
        events: (eventsOf.get(row.id) ?? []).map(({ loanId: _loan, ...event }) => event),
      },
      posted: (postedOf.get(row.id) ?? []).flatMap(({ loanId: _loan, count, ...one }) =>
        Array.from({ length: count }, () => one),
      ),
    };
  });
}

export async function readLoan(tx: Tx, id: string): Promise<LoanToChange> {
  const [loan] = await readLoans(tx, [id]);
  if (!loan) throw new Refused('notFound');
  return loan;
}

const lockText = `select a.id from facility_agreements a where a.id =
  (select l.agreement_id from disbursement_funding l where l.id = $1::uuid) for update`;

/** Always the loan, then its agreement: two advances at once would both see its limit unused. */
export async function lockLoan(tx: Tx, id: string): Promise<LoanToChange> {
  await tx.query('select id from disbursement_funding where id = $1::uuid for update', [id]);
  await tx.query(lockText, [id]);
  return readLoan(tx, id);
}

export const loanBooks = async (tx: Tx, services: Pick<Services, 'now'>): Promise<LoanBooks> => ({
  accounts: await accountsOf(tx),
  today: await practiceDay(tx, services),
  openFrom: await firstOpenDay(tx),
  newId,
});

import { caseFundingPoint, postedBySource } from '#billing/server';
import type { LoanFact, TransactionFact } from '#billing/domain';
import { can } from '#kernel/domain';
import {
  fundingTransaction,
  loanFunding,
  loanStatuses,
  transactionStatuses,
} from '../../domain/index.ts';
import type { LoanStatus, TransactionStatus } from '../../domain/index.ts';

const transactionsText = `select t.id::text as id, t.transaction_no as "transactionNo", t.status,
    coalesce(l.loan_no, '') as "loanNo", t.description, t.last_paid_on::text as "lastPaidOn",
    t.amount::text as amount, t.paid::text as paid, e.advanced,
    exists (select from credit_requests c where c.tenant_id = t.tenant_id
      and c.transaction_id = t.id and not c.is_deleted) as "isOwn"
  from facility_transactions t
    left join disbursement_funding l on l.tenant_id = t.tenant_id and l.id = t.loan_id
    cross join lateral (select coalesce(sum(e.amount), 0)::numeric(18,2)::text as advanced
      from loan_entries e where e.tenant_id = t.tenant_id and e.loan_id = t.loan_id
        and e.kind = 'advance' and e.source_type = '${fundingTransaction.name}'
        and e.source_id = t.id::text and not coalesce(e.is_reversal, false)
        and not exists (select from loan_entries r
          where r.tenant_id = e.tenant_id and r.reverses_id = e.id)) e
  where t.case_id = $1::uuid and t.status <> '5' and not t.is_deleted
  order by t.transaction_no`;

/** Both sides as the nightly check sums them. */
const loansText = `select l.id::text as id, l.loan_no as "loanNo", coalesce(f.name, '') as lender,
    l.status, l.opened_on::text as "openedOn", coalesce(l.payout, 0)::numeric(18,2)::text as payout,
    p.owed, (-coalesce(g.amount, 0))::numeric(18,2)::text as ledger
  from disbursement_funding l
    left join funding_providers f on f.tenant_id = l.tenant_id and f.id = l.funding_provider_id
    cross join lateral (select coalesce(sum(p.amount), 0)::numeric(18,2)::text as owed
      from loan_postings p where p.tenant_id = l.tenant_id and p.loan_id = l.id
        and p.kind <> 'capitalised' and p.part <> 'credit') p
    left join (${postedBySource(loanFunding.name, 'loans')}) g on g.source_id = l.id::text
  where l.case_id = $1::uuid and l.status <> 'cancelled' and not l.is_deleted
  order by l.loan_no`;

type StoredTransaction = Omit<TransactionFact, 'page' | 'statusName'> & {
  readonly id: string;
  readonly status: TransactionStatus;
};
type StoredLoan = Omit<LoanFact, 'page' | 'statusName'> & {
  readonly id: string;
  readonly status: LoanStatus;
};

const pageOf = ({ segment }: { readonly segment: string }, id: string) =>
  `/view/${segment}/detail/${id}`;

/** What lenders paid for a case, and on which loans it stands. */
export const caseFunding = caseFundingPoint.contribute(async (tx, actor, caseId) => {
  const isSeen = [fundingTransaction, loanFunding].every(({ name }) => can(actor, `${name}.list`));
  if (!isSeen) return null;
  const transactions = await tx.query<StoredTransaction>(transactionsText, [caseId]);
  const loans = await tx.query<StoredLoan>(loansText, [caseId]);
  return {
    transactions: transactions.map(({ id, status, ...one }) => ({
      ...one,
      page: pageOf(fundingTransaction, id),
      statusName: transactionStatuses[status],
    })),
    loans: loans.map(({ id, status, ...one }) => ({
      ...one,
      page: pageOf(loanFunding, id),
      statusName: loanStatuses[status],
    })),
  };
});

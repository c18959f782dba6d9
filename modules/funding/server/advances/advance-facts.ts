import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { duplicateAdvances } from '../../domain/index.ts';
import type {
  AgreementToDraw,
  AskedBefore,
  AskedTransaction,
  DuplicateAdvance,
} from '../../domain/index.ts';

const lockTransactionsText = `select id from facility_transactions
  where id = any($1::uuid[]) order by id for update`;

/** An active request, or a payment that waits, other than the one that is asked about. */
const holderText = `select coalesce(p.payment_no, r.request_no)
  from advance_requests__transactions k
    join advance_requests r on r.id = k.owner_id and not r.is_deleted
    left join agreement_advance_payments p on p.request_id = r.id and p.status = 'pending' and not p.is_deleted
  where k.target_id = t.id and r.id is distinct from $2::uuid and (r.status in ('0', '1') or p.id is not null)
  limit 1`;

const transactionsText = `select t.id::text as id, t.transaction_no as "transactionNo", t.status,
    t.agreement_id::text as "agreementId", t.loan_id::text as "loanId", t.payee_name as "payeeName",
    t.invoice_no as "invoiceNo", t.amount::text as amount, t.open::text as open, (${holderText}) as holder
  from facility_transactions t where t.id = any($1::uuid[]) and not t.is_deleted order by t.transaction_no`;

/** Locked in the order of their ids, before their agreement: whoever pays goes the same way. */
export async function askedTransactions(
  tx: Tx,
  ids: readonly string[],
  ofRequest: string | null = null,
): Promise<readonly AskedTransaction[]> {
  const wanted = [...new Set(ids)];
  await tx.query(lockTransactionsText, [wanted]);
  const found = await tx.query<AskedTransaction>(transactionsText, [wanted, ofRequest]);
  if (found.length < wanted.length)
    throw new Refused('unknownReference', { field: 'transactionIds' });
  return found;
}

const idsText = `select target_id::text as id from advance_requests__transactions where owner_id = $1::uuid`;

export const transactionIdsOf = async (tx: Tx, requestId: string): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(idsText, [requestId])).map(({ id }) => id);

const agreementText = `select a.id::text as id, a.status, a.facility_limit::text as "facilityLimit",
    coalesce(a.drawn, 0)::numeric(18,2)::text as drawn, a.approval_above::text as "approvalAbove",
    (select coalesce(sum(p.amount), 0)::numeric(18,2)::text from agreement_advance_payments p
      where p.agreement_id = a.id and p.status = 'pending' and not p.is_deleted
        and p.request_id is distinct from $2::uuid) as reserved
  from facility_agreements a where a.id = $1::uuid and not a.is_deleted`;

/** For an answer that changes nothing. What is promised to `ofRequest` itself is not taken off. */
export async function readAgreement(
  tx: Tx,
  id: string,
  ofRequest: string | null = null,
): Promise<AgreementToDraw> {
  const [found] = await tx.query<AgreementToDraw>(agreementText, [id, ofRequest]);
  if (!found) throw new Refused('unknownReference', { field: 'agreementId' });
  return found;
}

export async function lockAgreement(tx: Tx, id: string): Promise<AgreementToDraw> {
  await tx.query('select id from facility_agreements where id = $1::uuid for update', [id]);
  return readAgreement(tx, id);
}

const activeText = `select id::text as id, request_no as "requestNo" from advance_requests
  where agreement_id = $1::uuid and status in ('0', '1') and not is_deleted`;

type ActiveRequest = { readonly id: string; readonly requestNo: string };

export const activeRequest = async (tx: Tx, agreementId: string): Promise<ActiveRequest | null> =>
  (await tx.query<ActiveRequest>(activeText, [agreementId]))[0] ?? null;

const beforeText = `select t.id::text as id, t.transaction_no as "transactionNo", t.payee_name as "payeeName",
    t.invoice_no as "invoiceNo", t.amount::text as amount, r.request_no as "requestNo"
  from facility_transactions t
    join advance_requests__transactions k on k.target_id = t.id
    join advance_requests r on r.id = k.owner_id and r.status <> '4' and not r.is_deleted
  where not t.is_deleted and r.id is distinct from $3::uuid
    and (t.id = any($1::uuid[]) or t.amount = any($2::numeric[]) and t.invoice_no is not null)
  order by r.request_no`;

export async function duplicatesOf(
  tx: Tx,
  transactions: readonly AskedTransaction[],
  ofRequest: string | null = null,
): Promise<readonly DuplicateAdvance[]> {
  const before = await tx.query<AskedBefore>(beforeText, [
    transactions.map(({ id }) => id),
    transactions.map(({ amount }) => amount),
    ofRequest,
  ]);
  return duplicateAdvances(transactions, before);
}

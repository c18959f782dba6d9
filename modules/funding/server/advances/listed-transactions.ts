import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { fundingTransaction } from '../../domain/index.ts';
import type { ListedTransaction } from '../../domain/index.ts';

const columns = `t.id::text as id, t.transaction_no as "transactionNo", t.status, t.loan_id::text as "loanId",
  t.claimant_name as "claimantName", t.payee_name as "payeeName", t.invoice_no as "invoiceNo", t.description,
  t.amount::text as amount, t.open::text as open`;

/** Those of a request that the reader may see. */
export async function listedTransactions(tx: Tx, actor: Actor, requestId: string) {
  const params = new Params();
  const where = [
    `k.owner_id = ${params.add(requestId, '::uuid')}`,
    'not t.is_deleted',
    ...scopeSql(actor, fundingTransaction, `${fundingTransaction.name}.read`, params),
  ];
  const text = `select ${columns} from advance_requests__transactions k
    join facility_transactions t on t.id = k.target_id
    where ${where.join(' and ')} order by t.transaction_no`;
  const items = await tx.query<ListedTransaction>(text, params.values);
  return { items, totalCount: items.length };
}

import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseTypeOf } from '#cases/domain';
import { storedCase } from '#cases/server';
import type { LinkedReceipt, PrepaidCase } from '../../domain/index.ts';

const typeText = `select case_type as type from case_claims where id = $1::uuid`;

/** The case with its type; one that the caller does not see is not found. */
export async function prepaidCase(tx: Tx, caseId: string): Promise<PrepaidCase> {
  const [row] = await tx.query<{ type: string }>(typeText, [caseId]);
  const type = row && caseTypeOf(row.type);
  const record = type && (await storedCase(tx, type, caseId));
  if (!type || !record) throw new Refused('notFound');
  return { type, record };
}

const openText = `select request_no as no from prepayment_requests
  where case_id = $1::uuid and status = 'requested' and not is_deleted`;

export const openRequestNo = async (tx: Tx, caseId: string): Promise<string | null> =>
  (await tx.query<{ no: string }>(openText, [caseId]))[0]?.no ?? null;

const receiptText = `select r.id::text as id, r.receipt_no as "receiptNo", r.company_id::text as "companyId",
    r.amount::text as amount, coalesce(r.is_reversed, false) as "isReversed",
    coalesce((select sum(p.amount) from prepayment_requests p
      where p.receipt_id = r.id and not p.is_deleted), 0)::numeric(18,2)::text as "usedByOthers"
  from receipts r where r.id = $1::uuid and not r.is_deleted`;

/** Locked, so that one receipt does not pay for two requests at once. */
export async function linkedReceipt(tx: Tx, id: string | null | undefined) {
  if (!id) return null;
  await tx.query('select id from receipts where id = $1::uuid for update', [id]);
  const [row] = await tx.query<LinkedReceipt>(receiptText, [id]);
  if (!row) throw new Refused('notFound');
  return row;
}

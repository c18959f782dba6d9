import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CreditSource, StoredReceipt } from '../../domain/index.ts';

export type StoredCredit = CreditSource & {
  readonly refunded: string;
  readonly isReversed: boolean;
  readonly no: string;
};

const texts = {
  receipt: `select 'receipt' as kind, id::text as id, concurrency_stamp::text as "concurrencyStamp",
      company_id::text as "companyId", applied::text as applied, unapplied::text as unapplied,
      refunded::text as refunded, is_reversed as "isReversed", receipt_no as no
    from receipts where id = $1::uuid and not is_deleted for update`,
  creditNote: `select 'creditNote' as kind, id::text as id, concurrency_stamp::text as "concurrencyStamp",
      company_id::text as "companyId", applied::text as applied, unapplied::text as unapplied,
      refunded::text as refunded, is_reversed as "isReversed", credit_note_no as no
    from credit_notes where id = $1::uuid and not is_deleted for update`,
} as const;

/** A receipt or a credit note as it is now, held until the transaction ends. */
export async function lockCredit(
  tx: Tx,
  kind: CreditSource['kind'],
  id: string,
): Promise<StoredCredit> {
  const [row] = await tx.query<StoredCredit>(texts[kind], [id]);
  if (!row) throw new Refused('notFound');
  return row;
}

/** One that can still be used. */
export async function usableCredit(
  tx: Tx,
  kind: CreditSource['kind'],
  id: string,
): Promise<StoredCredit> {
  const credit = await lockCredit(tx, kind, id);
  const isGone = kind === 'receipt' ? 'receiptReversed' : 'creditNoteReversed';
  if (credit.isReversed) throw new Refused(isGone, { values: { no: credit.no } });
  return credit;
}

const receiptText = `select id::text as id, concurrency_stamp::text as "concurrencyStamp",
    receipt_no as "receiptNo", company_id::text as "companyId", amount::text as amount,
    applied::text as applied, refunded::text as refunded, is_reversed as "isReversed"
  from receipts where id = $1::uuid and not is_deleted for update`;

export async function lockReceipt(tx: Tx, id: string): Promise<StoredReceipt> {
  const [row] = await tx.query<StoredReceipt>(receiptText, [id]);
  if (!row) throw new Refused('notFound');
  return row;
}

const matchedText = `select 1 as matched from bank_lines where receipt_id = $1::uuid and not is_deleted`;

/** A line of the bank stands for it. */
export const isMatchedReceipt = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(matchedText, [id])).length > 0;

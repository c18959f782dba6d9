import type { PlainDate } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { decideRefund, refundCreditNote, refundReceipt } from '../../domain/index.ts';
import type { CreditSource } from '../../domain/index.ts';
import { nextInvoiceNo } from '../invoices/next-invoice-no.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { usableCredit } from './stored-credit.ts';
import { todayOf } from './today-of.ts';

type Asked = {
  readonly amount: string;
  readonly refundedOn: string;
  readonly reference?: string | null;
  readonly reason: string;
};

const refunded = async (
  tx: Tx,
  kind: CreditSource['kind'],
  id: string,
  today: PlainDate,
  { amount, refundedOn: on, reference, reason }: Asked,
) =>
  decideRefund({
    id: newId(),
    journalId: newId(),
    source: await usableCredit(tx, kind, id),
    refundNo: await nextInvoiceNo(tx, on, 'RFD'),
    amount,
    on,
    reference: reference || null,
    reason,
    accounts: await accountsOf(tx),
    today,
  });

export const refundHandlers: readonly Handler[] = [
  handle(refundReceipt, async ({ tx, actor, services, record, input, commit }) =>
    commit(await refunded(tx, 'receipt', record.id, todayOf(actor, services), input)),
  ),
  handle(refundCreditNote, async ({ tx, actor, services, record, input, commit }) =>
    commit(await refunded(tx, 'creditNote', record.id, todayOf(actor, services), input)),
  ),
];

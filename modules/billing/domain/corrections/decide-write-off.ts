import { accept, addMoney, create, exact, refuse, toCents } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { openOf, settle } from '../invoices/settle.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';
import { writeOffEntry } from '../ledger/entries.ts';
import { post } from '../ledger/entry.ts';
import type { Accounts } from '../ledger/entry.ts';
import { writeOff } from './write-off.resource.ts';

/** What a case owes on the invoice, and how much of what it was charged is GST. */
export type OpenPart = {
  readonly caseId: string | null;
  readonly open: Money;
  readonly charged: Money;
  readonly chargedGst: Money;
};

const gstWithin = ({ open, charged, chargedGst }: OpenPart): Money =>
  exact(charged).isZero() ? '0.00' : toCents(exact(open).times(chargedGst).div(charged));

/** The open rest with the GST that is claimed back, case by case. */
export const writeOffParts = (open: readonly OpenPart[]) =>
  open.map((part) => ({ caseId: part.caseId, amount: part.open, gst: gstWithin(part) }));

export type WritingOff = {
  readonly id: string;
  readonly journalId: string;
  readonly invoice: InvoiceFacts;
  readonly open: readonly OpenPart[];
  readonly reason: string;
  readonly on: PlainDate;
  readonly accounts: Accounts;
};

/** The open rest is given up: bad debt, less the GST that is claimed back. */
export function decideWriteOff(given: WritingOff): Decision {
  const { id, journalId, invoice, reason, on, accounts } = given;
  const { id: invoiceId, invoiceNo, companyId } = invoice;
  const amount = openOf(invoice);
  const parts = writeOffParts(given.open);
  const gst = addMoney('0', ...parts.map((part) => part.gst));
  return accept(
    !reason.trim() && refuse('reasonMissing', { field: 'reason' }),
    exact(amount).isZero() && refuse('nothingToWriteOff', { values: { invoiceNo } }),
    settle(invoice, { writtenOff: amount }, on),
    post(
      writeOffEntry(
        accounts,
        { id: journalId, on },
        { id, invoiceId, invoiceNo, companyId, parts },
      ),
    ),
    create(writeOff, {
      id,
      invoiceId,
      writtenOffOn: on,
      amount,
      gst,
      reason: reason.trim(),
      journalId,
    }),
  );
}

import { accept, change, changeAll, create } from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { receiptEntry } from '../ledger/entries.ts';
import { post } from '../ledger/entry.ts';
import type { Accounts } from '../ledger/entry.ts';
import { receipt } from '../receipts/receipt.resource.ts';
import { accountingDrift } from './accounting-drift.resource.ts';
import { hasDrift } from './drift.ts';
import type { SideOfInvoice } from './drift.ts';
import type { RemotePayment } from './xero-types.ts';

/** What came of one document: the id that it has there, or why it has none. */
export type Uploaded = {
  readonly id: string;
  readonly name: string;
  readonly accountingId: string | null;
  readonly message: string | null;
};

export const decideUploaded = (
  kind: 'invoice' | 'creditNote',
  results: readonly Uploaded[],
  now: Instant,
): Decision =>
  accept(
    results.map(({ id, accountingId }) => {
      if (!accountingId) return null;
      const values = { accountingId, uploadedAt: now };
      return kind === 'invoice' ? change(invoice, id, values) : change(creditNote, id, values);
    }),
  );

export type ComparedInvoice = {
  readonly invoiceId: string;
  readonly ours: SideOfInvoice;
  readonly theirs: SideOfInvoice;
  /** The difference that is open already. */
  readonly driftId: string | null;
};

/** A difference that is known is brought up to date, one that is gone is laid aside. */
export function decideCompared(compared: readonly ComparedInvoice[], now: Instant): Decision {
  const gone = compared.flatMap(({ driftId, ours, theirs }) =>
    driftId && !hasDrift(ours, theirs) ? [driftId] : [],
  );
  return accept(
    gone.length > 0 && changeAll(accountingDrift, gone, { state: 'gone' }),
    compared
      .filter(({ ours, theirs }) => hasDrift(ours, theirs))
      .map(({ invoiceId, driftId, ours, theirs }) => {
        const values = {
          ourTotal: ours.total,
          theirTotal: theirs.total,
          ourStatus: ours.state,
          theirStatus: theirs.state,
          ourPaid: ours.paid,
          theirPaid: theirs.paid,
          foundAt: now,
        };
        return driftId
          ? change(accountingDrift, driftId, values)
          : create(accountingDrift, { invoiceId, ...values });
      }),
  );
}

/** The mark by which a receipt is known to come from a payment there. */
export const takenInReference = (paymentId: string): string => `Accounting ${paymentId}`;

/** A payment that was entered there first becomes a receipt here, on the day that it has there. */
export const decideTakenIn = (
  payment: RemotePayment,
  given: {
    readonly receiptId: string;
    readonly journalId: string;
    readonly companyId: string;
    readonly accounts: Accounts;
  },
): Decision =>
  accept(
    create(receipt, {
      id: given.receiptId,
      companyId: given.companyId,
      receivedOn: payment.on,
      method: 'transfer',
      reference: takenInReference(payment.id),
      amount: payment.amount,
      note: payment.reference || null,
    }),
    post(
      receiptEntry(
        given.accounts,
        { id: given.journalId, on: payment.on },
        {
          id: given.receiptId,
          no: 'from accounting',
          companyId: given.companyId,
          amount: payment.amount,
        },
      ),
    ),
  );

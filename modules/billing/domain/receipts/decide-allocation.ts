import { accept, addMoney, change, create, exact, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { splitByWeight } from '../invoices/invoice-money.ts';
import { settle } from '../invoices/settle.ts';
import type { InvoiceFacts } from '../invoices/settle.ts';
import { allocationEntry } from '../ledger/entries.ts';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Accounts, Entry } from '../ledger/entry.ts';
import { allocation } from './allocation.resource.ts';
import { receipt } from './receipt.resource.ts';

/** A receipt or a credit note that has something left. */
export type CreditSource = {
  readonly kind: 'receipt' | 'creditNote';
  readonly id: string;
  readonly concurrencyStamp?: string;
  readonly companyId: string | null;
  readonly applied: Money;
  readonly unapplied: Money;
};

export type Allocating = {
  readonly id: string;
  readonly journalId: string;
  readonly source: CreditSource;
  readonly invoice: InvoiceFacts;
  /** What each case of the invoice still owes on it. */
  readonly openByCase: readonly { readonly caseId: string | null; readonly open: Money }[];
  readonly amount: Money;
  readonly on: PlainDate;
  readonly accounts: Accounts;
};

const sourceChange = (source: CreditSource, by: Money) => {
  const applied = addMoney(source.applied, by);
  return source.kind === 'receipt'
    ? change(receipt, source, { applied })
    : change(creditNote, source, { applied });
};

/** One way for money and credit to reach an invoice: source, invoice and ledger change together. */
export function decideAllocation(given: Allocating): Decision {
  const { source, invoice, amount, on, accounts, id, journalId } = given;
  const parts = splitByWeight(
    amount,
    given.openByCase.map(({ caseId, open }) => ({ caseId, weight: open })),
  ).map(({ caseId, share }) => ({ caseId, amount: share }));
  return accept(
    exact(amount).lessThanOrEqualTo(0) && refuse('amountNotPositive', { field: 'amount' }),
    exact(amount).greaterThan(source.unapplied) &&
      refuse('allocationBeyondCredit', { field: 'amount', values: { left: source.unapplied } }),
    source.companyId !== null &&
      source.companyId !== invoice.companyId &&
      refuse('allocationToOtherCompany'),
    settle(invoice, { settled: amount }, on),
    sourceChange(source, amount),
    post(
      allocationEntry(
        accounts,
        { id: journalId, on },
        {
          id,
          invoiceId: invoice.id,
          invoiceNo: invoice.invoiceNo,
          companyId: invoice.companyId,
          parts,
        },
      ),
    ),
    create(allocation, {
      id,
      invoiceId: invoice.id,
      receiptId: source.kind === 'receipt' ? source.id : null,
      creditNoteId: source.kind === 'creditNote' ? source.id : null,
      amount,
      appliedOn: on,
      journalId,
    }),
  );
}

export type Removing = {
  readonly allocation: { readonly id: string; readonly amount: Money; readonly isRemoved: boolean };
  readonly source: CreditSource;
  readonly invoice: InvoiceFacts;
  /** The entry that was posted with it. */
  readonly entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;
  readonly reversalId: string;
  readonly on: PlainDate;
  readonly now: Instant;
  readonly because: string | null;
};

/** B-354: the payment goes back to where it came from, and the invoice is owed again. */
export function decideAllocationRemoval(given: Removing): Decision {
  const { allocation: gone, source, invoice, entry, on, now } = given;
  const back = exact(gone.amount).negated().toFixed(2);
  return accept(
    gone.isRemoved && refuse('paymentRemovedAlready'),
    settle(invoice, { settled: back }, on),
    sourceChange(source, back),
    change(allocation, gone.id, { isRemoved: true, removedAt: now, removedBecause: given.because }),
    post(reversalOf(entry, { id: given.reversalId, on })),
  );
}

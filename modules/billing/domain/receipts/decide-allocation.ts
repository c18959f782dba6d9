import { accept, addMoney, change, create, exact, refuse } from '#kernel/domain';
import type { Creation, Decision, Instant, Money, Move, PlainDate, Refused } from '#kernel/domain';
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

/** A part of a source for one invoice. */
export type Share = {
  readonly id: string;
  readonly journalId: string;
  readonly invoice: InvoiceFacts;
  /** What each case of the invoice still owes on it. */
  readonly openByCase: readonly { readonly caseId: string | null; readonly open: Money }[];
  readonly amount: Money;
};

export type Allocating = Share & {
  readonly source: CreditSource;
  readonly on: PlainDate;
  readonly accounts: Accounts;
};

const sourceChange = (source: CreditSource, by: Money) => {
  const applied = addMoney(source.applied, by);
  return source.kind === 'receipt'
    ? change(receipt, source, { applied })
    : change(creditNote, source, { applied });
};

export const sumOf = (amounts: readonly { readonly amount: Money }[]): Money =>
  addMoney('0', ...amounts.map(({ amount }) => amount));

type Sharing = {
  readonly source: CreditSource;
  readonly shares: readonly Share[];
  readonly on: PlainDate;
  readonly accounts: Accounts;
};

/** The shares of a source at their invoices and in the ledger, but not yet at the source itself. */
export function shareWrites({
  source,
  shares,
  on,
  accounts,
}: Sharing): readonly (Refused | Move | Creation | readonly Creation[])[] {
  const invoices = new Set(shares.map(({ invoice }) => invoice.id));
  if (invoices.size < shares.length) return [refuse('invoiceTwice')];
  if (shares.some(({ amount }) => exact(amount).lessThanOrEqualTo(0)))
    return [refuse('amountNotPositive', { field: 'amount' })];
  if (exact(sumOf(shares)).greaterThan(source.unapplied))
    return [
      refuse('allocationBeyondCredit', { field: 'amount', values: { left: source.unapplied } }),
    ];
  return shares.flatMap((share) => oneShare(source, share, on, accounts));
}

const settling = (settled: Money, isCredit: boolean) => ({
  settled,
  ...(isCredit && { credited: settled }),
});

function oneShare(source: CreditSource, share: Share, on: PlainDate, accounts: Accounts) {
  const { id, journalId, invoice, amount } = share;
  if (source.companyId !== null && source.companyId !== invoice.companyId)
    return [refuse('allocationToOtherCompany')];
  const parts = splitByWeight(
    amount,
    share.openByCase.map(({ caseId, open }) => ({ caseId, weight: open })),
  ).map((part) => ({ caseId: part.caseId, amount: part.share }));
  const { id: invoiceId, invoiceNo, companyId } = invoice;
  const entry = { id, invoiceId, invoiceNo, companyId, parts };
  return [
    settle(invoice, settling(amount, source.kind === 'creditNote'), on),
    post(allocationEntry(accounts, { id: journalId, on }, entry)),
    create(allocation, {
      id,
      invoiceId,
      receiptId: source.kind === 'receipt' ? source.id : null,
      creditNoteId: source.kind === 'creditNote' ? source.id : null,
      amount,
      appliedOn: on,
      journalId,
    }),
  ];
}

/** One way for money and credit to reach invoices: source, invoices and ledger change together. */
export const decideAllocations = (given: Sharing): Decision =>
  accept(
    !given.shares.length && refuse('nothingToApply'),
    given.source.companyId === null && refuse('receiptWithoutCompany'),
    shareWrites(given),
    sourceChange(given.source, sumOf(given.shares)),
  );

export const decideAllocation = ({ source, on, accounts, ...share }: Allocating): Decision =>
  decideAllocations({ source, on, accounts, shares: [share] });

/** An allocation as it stands, to be taken away. */
export type Applied = {
  readonly allocation: {
    readonly id: string;
    readonly amount: Money;
    readonly isRemoved: boolean;
    readonly creditNoteId: string | null;
  };
  readonly invoice: InvoiceFacts;
  /** The entry that was posted with it. */
  readonly entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;
  readonly reversalId: string;
};

type RemovalHead = {
  readonly on: PlainDate;
  readonly now: Instant;
  readonly because: string | null;
};

export type Removing = Applied & RemovalHead & { readonly source: CreditSource };

/** The invoice is owed again and the entry reversed; the source is the caller's to change. */
export const removalWrites = (
  { allocation: gone, invoice, entry, reversalId }: Applied,
  { on, now, because }: RemovalHead,
) => [
  gone.isRemoved && refuse('paymentRemovedAlready'),
  settle(
    invoice,
    settling(exact(gone.amount).negated().toFixed(2), gone.creditNoteId !== null),
    on,
  ),
  change(allocation, gone.id, { isRemoved: true, removedAt: now, removedBecause: because }),
  post(reversalOf(entry, { id: reversalId, on })),
];

/** B-354: the payment goes back to where it came from, and the invoice is owed again. */
export const decideAllocationRemoval = (given: Removing): Decision =>
  accept(
    removalWrites(given, given),
    sourceChange(given.source, exact(given.allocation.amount).negated().toFixed(2)),
  );

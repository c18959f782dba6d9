import { accept, addMoney, change, create, exact, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate, Write } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { receiptEntry, refundEntry } from '../ledger/entries.ts';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Accounts, Entry } from '../ledger/entry.ts';
import { shareWrites, sumOf } from './decide-allocation.ts';
import type { CreditSource, Share } from './decide-allocation.ts';
import { receipt } from './receipt.resource.ts';
import type { ReceiptMethod } from './receipt.resource.ts';
import { refund } from './refund.resource.ts';

export type NewReceipt = {
  readonly id: string;
  readonly journalId: string;
  /** Taken from the series in the same transaction: a refusal gives it back. */
  readonly receiptNo: string;
  readonly companyId: string | null;
  readonly payerName: string | null;
  readonly receivedOn: PlainDate;
  readonly method: ReceiptMethod;
  readonly reference: string | null;
  readonly amount: Money;
  readonly note: string | null;
};

export type ReceiptFacts = {
  readonly shares: readonly Share[];
  readonly accounts: Accounts;
  readonly today: PlainDate;
};

/** Money that came in, what it pays at once, and its entries; `also` happens with it or not at all. */
export function decideReceipt(
  given: NewReceipt,
  { shares, accounts, today }: ReceiptFacts,
  also: readonly Write[] = [],
): Decision {
  const { journalId, ...head } = given;
  const { id, companyId, amount, receivedOn: on } = given;
  const source: CreditSource = {
    kind: 'receipt',
    id,
    companyId,
    applied: '0.00',
    unapplied: amount,
  };
  return accept(
    exact(amount).lessThanOrEqualTo(0) && refuse('amountNotPositive', { field: 'amount' }),
    on > today && refuse('dayToCome', { field: 'receivedOn' }),
    shares.length > 0 && companyId === null && refuse('receiptWithoutCompany'),
    create(receipt, { ...head, applied: sumOf(shares) }),
    post(
      receiptEntry(
        accounts,
        { id: journalId, on },
        { id, no: given.receiptNo, companyId: given.companyId, amount },
      ),
    ),
    shareWrites({ source, shares, on, accounts }),
    also,
  );
}

export type StoredReceipt = {
  readonly id: string;
  readonly concurrencyStamp?: string;
  readonly receiptNo: string | null;
  readonly companyId: string | null;
  readonly amount: Money;
  readonly applied: Money;
  readonly refunded: Money;
  readonly isReversed: boolean;
};

type Posted = Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;

type Reversing = {
  readonly receipt: StoredReceipt;
  /** A line of the bank stands for it. */
  readonly isMatched: boolean;
  readonly entry: Posted;
  readonly reversalId: string;
  readonly on: PlainDate;
  readonly now: Instant;
  readonly because: string;
};

/** It never came, or came to somebody else: the entry is reversed and nothing of it can be used. */
export function decideReceiptReversal(given: Reversing): Decision {
  const { receipt: gone, entry, on } = given;
  return accept(
    gone.isReversed && refuse('receiptReversed', { values: { no: gone.receiptNo ?? '' } }),
    given.isMatched && refuse('receiptOfBankLine'),
    exact(gone.applied).greaterThan(0) &&
      refuse('receiptStillApplied', { values: { applied: gone.applied } }),
    exact(gone.refunded).greaterThan(0) &&
      refuse('receiptRefunded', { values: { refunded: gone.refunded } }),
    change(receipt, gone, {
      isReversed: true,
      reversedAt: given.now,
      reversedBecause: given.because,
    }),
    post(reversalOf(entry, { id: given.reversalId, on })),
  );
}

type Identifying = {
  readonly receipt: StoredReceipt;
  readonly companyId: string;
  readonly entry: Posted;
  readonly accounts: Accounts;
  readonly reversalId: string;
  readonly journalId: string;
  readonly on: PlainDate;
};

/** Nothing of it may be in use: the ledger knows whose the credit is, so it is posted anew. */
export function decideCompanyOfReceipt(given: Identifying): Decision {
  const { receipt: found, companyId, entry, on } = given;
  const isUsed = exact(found.applied).plus(found.refunded).greaterThan(0);
  return accept(
    found.isReversed && refuse('receiptReversed', { values: { no: found.receiptNo ?? '' } }),
    isUsed && refuse('receiptInUse'),
    found.companyId !== companyId && [
      change(receipt, found, { companyId }),
      post(reversalOf(entry, { id: given.reversalId, on })),
      post(
        receiptEntry(
          given.accounts,
          { id: given.journalId, on },
          { id: found.id, no: found.receiptNo ?? '', companyId, amount: found.amount },
        ),
      ),
    ],
  );
}

type Refunding = {
  readonly id: string;
  readonly journalId: string;
  readonly refundNo: string;
  readonly source: CreditSource & { readonly refunded: Money };
  readonly amount: Money;
  readonly on: PlainDate;
  readonly reference: string | null;
  readonly reason: string;
  readonly accounts: Accounts;
  readonly today: PlainDate;
};

/** What is left of a receipt or a credit note goes back by the bank. */
export function decideRefund(given: Refunding): Decision {
  const { id, journalId, refundNo, source, amount, on, accounts } = given;
  const refunded = addMoney(source.refunded, amount);
  const { companyId } = source;
  return accept(
    exact(amount).lessThanOrEqualTo(0) && refuse('amountNotPositive', { field: 'amount' }),
    on > given.today && refuse('dayToCome', { field: 'refundedOn' }),
    exact(amount).greaterThan(source.unapplied) &&
      refuse('refundBeyondCredit', { field: 'amount', values: { left: source.unapplied } }),
    source.kind === 'receipt'
      ? change(receipt, source, { refunded })
      : change(creditNote, source, { refunded }),
    post(refundEntry(accounts, { id: journalId, on }, { id, no: refundNo, companyId, amount })),
    create(refund, {
      id,
      refundNo,
      companyId,
      receiptId: source.kind === 'receipt' ? source.id : null,
      creditNoteId: source.kind === 'creditNote' ? source.id : null,
      amount,
      refundedOn: on,
      reference: given.reference,
      reason: given.reason,
      journalId,
    }),
  );
}

import { accept, create, exact, move, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate, Write } from '#kernel/domain';
import type { Accounts } from '../ledger/entry.ts';
import type { Share } from '../receipts/decide-allocation.ts';
import { decideReceipt } from '../receipts/decide-receipt.ts';
import type { HandReceipt } from './match-facts.ts';
import { bankLineWorkflow } from './bank-line.workflow.ts';
import type { BankLineStatus } from './bank-line.resource.ts';
import { payerKey } from './payer-key.ts';
import { payerName } from './payer-name.resource.ts';

export type StoredLine = {
  readonly id: string;
  readonly status: BankLineStatus;
  readonly bookedOn: PlainDate;
  readonly amount: Money;
  readonly description: string | null;
  readonly receiptId: string | null;
  readonly isReceiptMade: boolean;
};

const isCredit = ({ amount }: StoredLine): boolean => exact(amount).greaterThan(0);

const matched = (line: StoredLine, receiptId: string, isReceiptMade: boolean, now: Instant) =>
  move(bankLineWorkflow, line, 'match', {
    values: { receiptId, isReceiptMade, changedAt: now },
  });

export type Matching = {
  readonly line: StoredLine;
  readonly companyId: string | null;
  readonly receiptNo: string;
  readonly ids: { readonly receipt: string; readonly journal: string };
  readonly shares: readonly Share[];
  readonly accounts: Accounts;
  /** The name is known for this company already. */
  readonly isPayerKnown: boolean;
  readonly today: PlainDate;
  readonly now: Instant;
};

/** The line becomes a receipt that pays the invoices; who paid under which name is remembered. */
export function decideMatch(given: Matching): Decision {
  const { line, companyId, ids, shares, accounts } = given;
  const name = payerKey(line.description ?? '');
  const isLearned = name !== '' && companyId !== null && !given.isPayerKnown;
  const step = matched(line, ids.receipt, true, given.now);
  const also: Write[] = [];
  if (isLearned) also.push(create(payerName, { name, companyId }));
  if (!isCredit(line)) return refuse('bankLineNoCredit');
  if ('kind' in step) return step;
  return decideReceipt(
    {
      id: ids.receipt,
      journalId: ids.journal,
      receiptNo: given.receiptNo,
      companyId,
      payerName: name || null,
      receivedOn: line.bookedOn,
      method: 'transfer',
      reference: line.description?.slice(0, 200) || null,
      amount: line.amount,
      note: null,
    },
    { shares, accounts, today: given.today },
    [...also, step],
  );
}

/** The money was written down before the bank told of it: nothing is posted a second time. */
export const decideMatchWithReceipt = (
  line: StoredLine,
  receipt: Pick<HandReceipt, 'id' | 'amount' | 'receiptNo'> & {
    readonly isReversed: boolean;
    readonly isTaken: boolean;
  },
  now: Instant,
): Decision =>
  accept(
    !isCredit(line) && refuse('bankLineNoCredit'),
    receipt.isReversed && refuse('receiptReversed', { values: { no: receipt.receiptNo } }),
    receipt.isTaken && refuse('receiptMatchedAlready', { values: { no: receipt.receiptNo } }),
    !exact(receipt.amount).equals(line.amount) &&
      refuse('receiptOfOtherAmount', { values: { no: receipt.receiptNo, amount: receipt.amount } }),
    matched(line, receipt.id, false, now),
  );

export const decideIgnoring = (line: StoredLine, because: string, now: Instant): Decision =>
  accept(
    move(bankLineWorkflow, line, 'ignore', { values: { ignoredBecause: because, changedAt: now } }),
  );

/** Empty again, as the file brought it. */
export const reopened = (line: StoredLine) =>
  move(bankLineWorkflow, line, 'reopen', {
    values: { receiptId: null, isReceiptMade: false, ignoredBecause: null, changedAt: null },
  });

import { ask, exact, isAnswered } from '#kernel/domain';
import type { Answers, Asked, Money } from '#kernel/domain';
import type { DuplicateAdvance } from './advance-shapes.ts';

type Bill = {
  readonly id: string;
  readonly transactionNo: string;
  readonly payeeName: string | null;
  readonly invoiceNo: string | null;
  readonly amount: Money;
};

/** A transaction that was asked for before, by whichever request. */
export type AskedBefore = Bill & { readonly requestNo: string };

const word = (text: string | null): string => (text ?? '').trim().toLowerCase();

const isSameInvoice = (one: Bill, other: Bill): boolean =>
  word(one.invoiceNo) !== '' &&
  word(one.invoiceNo) === word(other.invoiceNo) &&
  word(one.payeeName) === word(other.payeeName) &&
  exact(one.amount).equals(other.amount);

/** B-351: the same transaction, or the same payee, invoice number and amount under another number. */
export const duplicateAdvances = (
  transactions: readonly Bill[],
  before: readonly AskedBefore[],
): readonly DuplicateAdvance[] =>
  transactions.flatMap((one) =>
    before.flatMap((other): readonly DuplicateAdvance[] => {
      const why =
        one.id === other.id ? 'sameTransaction' : isSameInvoice(one, other) ? 'sameInvoice' : null;
      const { requestNo } = other;
      return why
        ? [{ transactionId: one.id, transactionNo: one.transactionNo, requestNo, why }]
        : [];
    }),
  );

const sentenceOf = ({ transactionNo, requestNo, why }: DuplicateAdvance): string =>
  why === 'sameTransaction'
    ? `${transactionNo} was asked for in ${requestNo}.`
    : `${transactionNo} has the payee, invoice number and amount of a transaction in ${requestNo}.`;

export const askAboutDuplicates = (
  found: readonly DuplicateAdvance[],
  answers: Answers,
): Asked | null =>
  found.length && !isAnswered(answers, 'duplicateAdvances')
    ? ask('duplicateAdvances', `${found.map(sentenceOf).join(' ')} Ask for it again?`)
    : null;

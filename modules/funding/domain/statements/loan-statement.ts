import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { LoanExplanation, PostedLine } from '../interest/explain-loan.ts';
import type { Payout } from '../interest/payout.ts';
import { loanParts } from '../interest/loan-terms.ts';
import { postingKinds } from '../interest/loan-book.ts';
import type { LoanStatus } from '../loans/loan-choices.ts';

export const partNames = { ...loanParts, credit: 'Credit held' } as const;

/** What a paper says of a loan besides its figures. */
export type StatementLoan = {
  readonly id: string;
  readonly loanNo: string;
  readonly status: LoanStatus;
  readonly borrowerId: string;
  readonly borrower: string;
  readonly fundingProvider: string;
  readonly agreementNo: string;
  readonly caseNo: string | null;
  readonly claimNo: string | null;
  readonly claimantName: string | null;
  /** How the tenant calls whom the matter is about. */
  readonly personWord: string | null;
  readonly matterId: string | null;
  readonly fundingInvoiceNo: string | null;
  readonly borrowerReference: string | null;
  readonly openedOn: PlainDate;
  readonly dueOn: PlainDate | null;
};

export type LoanStatement = {
  readonly loan: StatementLoan;
  readonly explanation: LoanExplanation;
};

/** Interest as a borrower reads it: with what is missing to the least, less the rebate. */
export const interestOf = ({ interest, minimumTopUp, rebate }: Payout): Money =>
  addMoney(interest, minimumTopUp, rebate);

const isPosted = (line: LoanExplanation['lines'][0]): line is PostedLine => line.kind === 'posted';

/** Moves interest to where it earns interest: what is owed stays the same. */
const changesTotal = ({ what }: PostedLine): boolean => what !== postingKinds.capitalised;

export type OwedLine = LoanExplanation['lines'][0] & {
  /** What is owed by all that was posted until then; nothing for days, which post nothing. */
  readonly owed: Money | null;
};

/** Each line with the running total. */
export function withRunningTotal({ lines }: Pick<LoanExplanation, 'lines'>): readonly OwedLine[] {
  let owed = exact(0);
  return lines.map((line) => {
    if (!isPosted(line)) return { ...line, owed: null };
    if (changesTotal(line)) owed = owed.plus(line.amount);
    return { ...line, owed: toCents(owed) };
  });
}

export type ClosingLine = { readonly words: string; readonly amount: Money };

const posted = (lines: LoanExplanation['lines'], part: PostedLine['part']): Money =>
  addMoney(
    '0',
    ...lines
      .filter(isPosted)
      .filter((line) => line.part === part && changesTotal(line))
      .map(({ amount }) => amount),
  );

const less = (one: Money, other: Money): Money => toCents(exact(one).minus(other));

/** From what was posted to the payout: what has grown since, and what settling would bring. */
export function closingLines({ lines, payout }: LoanExplanation): readonly ClosingLine[] {
  return [
    {
      words: 'Interest grown since, not posted yet',
      amount: less(payout.interest, posted(lines, 'interest')),
    },
    { words: 'Fees grown since, not posted yet', amount: less(payout.fees, posted(lines, 'fee')) },
    { words: 'Interest to the least agreed', amount: payout.minimumTopUp },
    { words: 'Rebate for settling early', amount: payout.rebate },
    { words: 'Owed to the borrower, beside the payout', amount: payout.surplus },
  ].filter(({ amount }) => !exact(amount).isZero());
}

export const sumOfPayouts = (all: readonly LoanStatement[]): Money =>
  addMoney('0', ...all.map(({ explanation }) => explanation.payout.total));

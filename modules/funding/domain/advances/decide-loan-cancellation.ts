import { accept, move, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant } from '#kernel/domain';
import type { LoanStatus } from '../loans/loan-choices.ts';
import { loanWorkflow } from '../loans/loan.workflow.ts';
import { fundingTransactionWorkflow } from './funding-transaction.workflow.ts';
import { askAboutBills, refuseWhileHeld } from './waiting-bills.ts';
import type { WaitingBills } from './waiting-bills.ts';

export type LoanCancellation = {
  readonly hasEntries: boolean;
  readonly waiting: WaitingBills;
  readonly reason: string;
  readonly now: Instant;
  readonly answers: Answers;
};

/** C-414: what was lent is settled, not forgotten. Bills that nobody paid go with the loan. */
export function decideLoanCancellation(
  loan: { readonly id: string; readonly status: LoanStatus; readonly isOnHold: boolean | null },
  { hasEntries, waiting, reason, now, answers }: LoanCancellation,
): Decision {
  const values = { cancelledAt: now, cancelledReason: reason };
  return accept(
    hasEntries && refuse('loanHasEntries'),
    refuseWhileHeld(waiting),
    askAboutBills(waiting, answers, 'They are cancelled with the loan. Cancel it?'),
    move(loanWorkflow, { ...loan, isOnHold: loan.isOnHold === true }, 'Cancelled', {
      note: reason,
      values,
    }),
    waiting.bills.map((bill) =>
      move(fundingTransactionWorkflow, bill, 'cancel', { note: reason, values }),
    ),
  );
}

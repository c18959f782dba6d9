import { ask, isAnswered, refuse } from '#kernel/domain';
import type { Answers, Asked, Refused } from '#kernel/domain';
import type { TransactionStatus } from './advance-choices.ts';

/** Bills of a loan or an agreement of which something is open. */
export type WaitingBills = {
  readonly bills: readonly { readonly id: string; readonly status: TransactionStatus }[];
  /** The request or the unpaid payment that has one of them. */
  readonly holder: string | null;
};

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const notPaid = ({ bills }: WaitingBills): string =>
  counted(bills.length, 'bill on it is not paid.', 'bills on it are not paid.');

/** Money that a lender has been asked for, or has promised, could not be paid out afterwards. */
export const refuseWhileHeld = ({ holder }: WaitingBills): Refused | false =>
  holder !== null && refuse('advanceUnderWay', { values: { holder } });

export const askAboutBills = (
  waiting: WaitingBills,
  answers: Answers,
  consequence: string,
): Asked | false =>
  waiting.bills.length > 0 &&
  !isAnswered(answers, 'billsWait') &&
  ask('billsWait', `${notPaid(waiting)} ${consequence}`);

import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';
import { transactionStatuses } from '../advances/advance-choices.ts';
import type { TransactionStatus } from '../advances/advance-choices.ts';

const isStatus = (code: string): code is TransactionStatus =>
  Object.hasOwn(transactionStatuses, code);

/** B-266: `1,2`, or the list that a page made of it. A loan is meant that has a transaction in one of them. */
export function transactionStatesOf(given: string): readonly TransactionStatus[] | Refused {
  const codes = given
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const known = codes.filter(isStatus);
  return known.length < codes.length ? refuse('transactionStateUnknown') : [...new Set(known)];
}

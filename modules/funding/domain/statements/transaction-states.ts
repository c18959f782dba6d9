import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';
import type { LoanStatus } from '../loans/loan-choices.ts';

/** Doc 3 section 4: the states of a funding transaction, and the loans that such a state speaks of. */
const loansOf: Readonly<Record<string, LoanStatus>> = {
  '0': 'active',
  '1': 'active',
  '2': 'active',
  '3': 'active',
  '4': 'settled',
  '5': 'cancelled',
  '6': 'active',
};

/** B-266: `1,2`, or the list that a page made of it. */
export function loansInStates(given: string): readonly LoanStatus[] | Refused {
  const codes = given
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const found = codes.map((code) => loansOf[code]);
  if (found.includes(undefined)) return refuse('transactionStateUnknown');
  return [...new Set(found)].filter((status) => status !== undefined);
}

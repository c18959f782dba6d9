import { exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { interestOf, payoutOn, periodOf } from '../../domain/index.ts';
import type { StatementLoan } from '../../domain/index.ts';
import type { CountedLoan } from './read-loan-statements.ts';

/** The words of the paper are no data. */
const told = ({ personWord: _word, ...facts }: StatementLoan) => facts;

/** C-404: a loan with what it owes on the day. */
export function outstandingRow({ facts, stored }: CountedLoan, asOf: PlainDate) {
  const payout = payoutOn(stored.loan, asOf);
  return {
    ...told(facts),
    principal: payout.principal,
    interest: interestOf(payout),
    fees: payout.fees,
    credit: toCents(exact(payout.credit).negated()),
    payout: payout.total,
  };
}

/** C-405: a loan with what happened to it in the time. */
export const periodRow = ({ facts, stored }: CountedLoan, from: PlainDate, asOf: PlainDate) => ({
  ...told(facts),
  ...periodOf(stored.loan, from, asOf),
});

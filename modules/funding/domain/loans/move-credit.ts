import { accept, date, defineAction, lookup, money, record, refuse } from '#kernel/domain';
import type { Answers, Decision, Money, PlainDate } from '#kernel/domain';
import { office } from '#platform/domain';
import { decideLoanEntry } from './decide-loan-entry.ts';
import type { LoanToChange } from './decide-loan-entry.ts';
import { loanFunding } from './loan-funding.resource.ts';
import type { LoanBooks } from './loan-ledger.ts';

/** What both entries of a move name as their document: they are taken back together. */
export const movedCredit = 'movedCredit';

export const moveLoanCredit = defineAction({
  name: 'moveLoanCredit',
  on: loanFunding,
  label: 'Use credit for another loan',
  route: 'POST /app/disbursement-funding/{id}/credit/move',
  roles: office,
  input: {
    toLoanId: lookup('Loan', loanFunding.name, { required: true }),
    happenedOn: date('Day', { required: true }),
    amount: money('Amount', { required: true }),
  },
  answer: record(loanFunding),
});

type CreditMove = {
  readonly id: string;
  readonly on: PlainDate;
  readonly amount: Money;
};

const itemsOf = (decision: Decision) => (decision.kind === 'accepted' ? decision.writes : decision);

/** What one loan holds pays another one of the same borrower: paid back there, paid here. */
export function decideCreditMove(
  from: LoanToChange,
  to: LoanToChange,
  { id, on, amount }: CreditMove,
  books: LoanBooks,
  answers: Answers,
): Decision {
  const source = { type: movedCredit, id };
  const entry = (kind: 'refund' | 'payment', note: string) => ({
    id: books.newId(),
    kind,
    on,
    amount,
    note,
    source,
  });
  return accept(
    from.id === to.id && refuse('creditToSameLoan'),
    from.borrowerId !== to.borrowerId && refuse('creditToOtherBorrower'),
    itemsOf(decideLoanEntry(from, entry('refund', `Credit used for ${to.loanNo}`), books)),
    itemsOf(decideLoanEntry(to, entry('payment', `Credit of ${from.loanNo}`), books, answers)),
  );
}

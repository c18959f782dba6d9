import { approvalPoint, limitOf, requestApproval } from '#correspondence/server';
import { amountText, askUnanswered } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { newId, throwUnlessAccepted } from '#kernel/server';
import type { Call, Tx } from '#kernel/server';
import { decideLoanEntry, enterOnLoan, loanEntryKinds } from '../../domain/index.ts';
import type { LoanEntryKind, LoanToChange, NewLoanEntry } from '../../domain/index.ts';
import { refreshLoan } from './keep-figures.ts';
import { loanBooks, lockLoan } from './stored-loan.ts';

/** Null: nobody else is asked. */
export const secondPersonAbove = (tx: Tx): Promise<Money | null> =>
  limitOf(tx, 'ICS.Money.SecondPersonAbove');

type Payload = {
  readonly loanId: string;
  readonly kind: LoanEntryKind;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly note: string | null;
};

/** Asked first, because what the person typed does not happen at once. */
export async function askSecondPerson(
  call: Pick<Call, 'tx' | 'services' | 'actor' | 'write' | 'answers'>,
  loan: Pick<LoanToChange, 'id' | 'loanNo'>,
  { kind, on, amount, note = null }: NewLoanEntry,
  limit: Money,
): Promise<void> {
  const what = `${loanEntryKinds[kind]} of ${amountText(amount)} on loan ${loan.loanNo}`;
  const asked = askUnanswered(
    [
      {
        key: 'secondPerson',
        text: `${amountText(amount)} is more than ${amountText(limit)}: a second person agrees before it is entered. Ask them?`,
      },
    ],
    call.answers,
  );
  if (asked) throwUnlessAccepted(asked);
  const payload: Payload = { loanId: loan.id, kind, on, amount, note };
  await requestApproval(call, {
    kind: 'loanEntry',
    subject: what,
    outcome: `${what} is entered for ${on}, and the ledger follows.`,
    recordId: loan.id,
    amount,
    reason: note,
    payload,
  });
}

/** What was asked about when it was typed was answered then; what has changed since is refused. */
export const loanEntryApproved = approvalPoint.contribute({
  kind: 'loanEntry',
  ability: enterOnLoan.ability,
  async perform(call, payload) {
    const { tx, services, write } = call;
    const { loanId, ...entry } = payload as Payload;
    const books = await loanBooks(tx, services);
    const loan = await lockLoan(tx, loanId);
    await write(decideLoanEntry(loan, { id: newId(), ...entry }, books));
    await refreshLoan(call, loanId, books);
  },
});

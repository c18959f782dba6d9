import { accept, exact } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideCreditMove,
  decideLoanEntry,
  enterOnLoan,
  explainLoan,
  explainLoanFunding,
  moveLoanCredit,
} from '../../domain/index.ts';
import type { LoanExplanation } from '../../domain/index.ts';
import { askSecondPerson, secondPersonAbove } from './approve-entry.ts';
import { refreshLoan, refreshLoans } from './keep-figures.ts';
import { lockLoans } from './lock-loans.ts';
import { loanBooks, lockLoan, readLoan } from './stored-loan.ts';

const enterHandler = handle(enterOnLoan, async (call) => {
  const { tx, services, record, input, answers, write, commit } = call;
  const books = await loanBooks(tx, services);
  const { kind, happenedOn: on, amount, note } = input;
  const entry = { id: newId(), kind, on, amount, note: note ?? null };
  const loan = await lockLoan(tx, record.id);
  const decision = decideLoanEntry(loan, entry, books, answers);
  const limit = await secondPersonAbove(tx);
  if (decision.kind === 'accepted' && limit !== null && exact(amount).greaterThan(limit)) {
    await askSecondPerson(call, loan, entry, limit);
    return commit(accept());
  }
  await write(decision);
  await refreshLoan(call, record.id, books);
  return commit(accept());
});

const moveCreditHandler = handle(moveLoanCredit, async (call) => {
  const { tx, services, record, input, answers, write, commit } = call;
  const books = await loanBooks(tx, services);
  const ids = [record.id, input.toLoanId];
  const loans = await lockLoans(tx, ids);
  const [from, to] = ids.map((id) => loans.find((loan) => loan.id === id));
  if (!from || !to) throw new Refused('unknownReference', { field: 'toLoanId' });
  const moved = { id: newId(), on: input.happenedOn, amount: input.amount };
  await write(decideCreditMove(from, to, moved, books, answers));
  await refreshLoans(call, ids, books);
  return commit(accept());
});

const empty = {
  from: null,
  to: null,
  balance: null,
  percent: null,
  days: null,
  fraction: null,
  interest: null,
  on: null,
  what: null,
  part: null,
  amount: null,
  eventId: null,
} as const;

const shown = ({ lines, ...rest }: LoanExplanation) => ({
  ...rest,
  lines: lines.map((line) => ({ ...empty, ...line })),
});

const explainHandler = handle(explainLoanFunding, async ({ tx, record, input }) => {
  const { loan } = await readLoan(tx, record.id);
  return shown(explainLoan(loan, input.asOf));
});

export const loanHandlers: readonly Handler[] = [enterHandler, moveCreditHandler, explainHandler];

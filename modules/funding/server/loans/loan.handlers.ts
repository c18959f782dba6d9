import { accept } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideLoanEntry,
  enterOnLoan,
  explainLoan,
  explainLoanFunding,
} from '../../domain/index.ts';
import type { LoanExplanation } from '../../domain/index.ts';
import { refreshLoan } from './keep-figures.ts';
import { loanBooks, lockLoan, readLoan } from './stored-loan.ts';

const enterHandler = handle(enterOnLoan, async (call) => {
  const { tx, services, record, input, write, commit } = call;
  const books = await loanBooks(tx, services);
  const { kind, happenedOn: on, amount, note } = input;
  const entry = { id: newId(), kind, on, amount, note: note ?? null };
  await write(decideLoanEntry(await lockLoan(tx, record.id), entry, books));
  await refreshLoan(tx, record.id, books.today);
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

export const loanHandlers: readonly Handler[] = [enterHandler, explainHandler];

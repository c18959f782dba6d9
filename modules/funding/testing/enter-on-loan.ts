import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideLoanEntry } from '../domain/index.ts';
import type { LoanEntryKind } from '../domain/index.ts';
import { refreshLoan } from '../server/loans/keep-figures.ts';
import { loanBooks, lockLoan } from '../server/loans/stored-loan.ts';

type Practice = {
  readonly services: Services;
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

/** Something that happened to a loan, as whatever makes it happen writes it. */
export const enterOnLoan = (
  { services, within }: Practice,
  loanId: string,
  given: { readonly kind?: LoanEntryKind; readonly on: string; readonly amount: string },
): Promise<void> =>
  within(async (tx) => {
    const books = await loanBooks(tx, services);
    const entry = { id: newId(), kind: 'advance' as const, ...given };
    const decision = decideLoanEntry(await lockLoan(tx, loanId), entry, books);
    await writeBySystem({ tx, services }, decision);
    await refreshLoan({ tx, services }, loanId, books);
  });

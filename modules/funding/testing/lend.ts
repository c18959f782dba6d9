import { newId, writeBySystem } from '#kernel/server';
import { decideLoanEntry } from '../domain/index.ts';
import { refreshLoan } from '../server/loans/keep-figures.ts';
import { loanBooks, lockLoan } from '../server/loans/stored-loan.ts';
import type { aLender } from './a-lender.ts';

/** Money lent on a day, by the same decision as the calls that lend. */
export const lend = (
  { within, services }: Pick<Awaited<ReturnType<typeof aLender>>, 'within' | 'services'>,
  loanId: string,
  amount: string,
  on: string,
): Promise<void> =>
  within(async (tx) => {
    const books = await loanBooks(tx, services);
    const entry = { id: newId(), kind: 'advance' as const, on, amount };
    await writeBySystem(
      { tx, services },
      decideLoanEntry(await lockLoan(tx, loanId), entry, books),
    );
    await refreshLoan(tx, loanId, books.today);
  });

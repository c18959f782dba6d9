import { newId, writeBySystem } from '#kernel/server';
import { decideLoanEntry } from '../domain/index.ts';
import { refreshLoan } from '../server/loans/keep-figures.ts';
import { loanBooks, lockLoan } from '../server/loans/stored-loan.ts';
import type { aLender } from './a-lender.ts';

type Lender = Awaited<ReturnType<typeof aLender>>;

/** An advance without its transaction. */
export const lendOnLoan = (
  { within, services }: Pick<Lender, 'within' | 'services'>,
  loanId: string,
  on: string,
  amount: string,
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

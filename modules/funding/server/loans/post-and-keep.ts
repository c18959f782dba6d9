import { accept } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { figuresOfBook, postLoan, walkLoan } from '../../domain/index.ts';
import type { LoanBooks, StoredLoan } from '../../domain/index.ts';
import { keepFigures } from './keep-figures.ts';

/** Posts what the engine says until the day and is not in the ledger yet, and keeps the figures: one walk for both. */
export async function postAndKeep(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  loans: readonly StoredLoan[],
  books: LoanBooks,
): Promise<void> {
  const counted = loans.map((stored) => {
    const book = walkLoan(stored.loan, books.today);
    return {
      id: stored.id,
      figures: figuresOfBook(stored.loan, book),
      writes: postLoan(stored, stored.loan, books, book),
    };
  });
  const writes = counted.flatMap((one) => one.writes);
  if (writes.length) await writeBySystem({ tx, services }, accept(writes));
  await keepFigures({ tx, services }, counted, books);
}

import { newId, writeBySystem } from '#kernel/server';
import { decideLoanEntry } from '../domain/index.ts';
import { refreshLoan } from '../server/loans/keep-figures.ts';
import { loanBooks, lockLoan } from '../server/loans/stored-loan.ts';
import type { aLender } from './a-lender.ts';

type Lender = Awaited<ReturnType<typeof aLender>>;

const effectiveText = `update facility_agreements set status = 'effective'
  where id = (select agreement_id from disbursement_funding where id = $1)`;

/** Money lent on a day under an agreement that is effective, by the same decision as the calls that lend. */
export async function lend(
  { within, services, run }: Pick<Lender, 'within' | 'services' | 'run'>,
  loanId: string,
  amount: string,
  on: string,
): Promise<void> {
  await run(effectiveText, [loanId]);
  await within(async (tx) => {
    const books = await loanBooks(tx, services);
    const entry = { id: newId(), kind: 'advance' as const, on, amount };
    const decision = decideLoanEntry(await lockLoan(tx, loanId), entry, books);
    await writeBySystem({ tx, services }, decision);
    await refreshLoan(tx, loanId, books.today);
  });
}

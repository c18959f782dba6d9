import { accept } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { newId, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { accruedInterestEntry, figuresOf } from '../../domain/index.ts';
import type { LoanBooks, LoanFigures } from '../../domain/index.ts';
import { readLoans } from './stored-loan.ts';

const text = `select keep_loan_figures($1::uuid[], $2::date, $3::numeric[], $4::numeric[], $5::numeric[],
  $6::numeric[], $7::numeric[], $8::numeric[], $9::numeric[])`;

/** Read before the figures are written: what the ledger has of an agreement follows by the difference. */
const accruedText = `select a.id::text as "agreementId", a.agreement_no as "agreementNo",
    a.borrower_id::text as "borrowerId",
    sum(f.accrued - coalesce(l.accrued, 0))::numeric(18,2)::text as amount
  from unnest($1::uuid[], $2::numeric[]) as f(id, accrued)
    join disbursement_funding l on l.id = f.id
    join facility_agreements a on a.tenant_id = l.tenant_id and a.id = l.agreement_id
  group by a.id, a.agreement_no, a.borrower_id
  having sum(f.accrued - coalesce(l.accrued, 0)) <> 0
  order by a.agreement_no`;

type CountedFigures = { readonly id: string; readonly figures: LoanFigures };

export type Keeping = { readonly tx: Tx; readonly services: Services };

type GrownInterest = {
  readonly agreementId: string;
  readonly agreementNo: string;
  readonly borrowerId: string;
  readonly amount: Money;
};

/** Interest owed is interest in the ledger: one entry for each agreement, not one for each loan. */
async function postAccruedInterest(
  { tx, services }: Keeping,
  counted: readonly CountedFigures[],
  books: LoanBooks,
): Promise<void> {
  const grown = await tx.query<GrownInterest>(accruedText, [
    counted.map(({ id }) => id),
    counted.map(({ figures }) => figures.accrued),
  ]);
  const writes = grown.flatMap((one) => accruedInterestEntry(one, newId(), books));
  if (writes.length) await writeBySystem({ tx, services }, accept(writes));
}

/** Principal, interest, fees and payout of the loans at the end of the day, for lists and sums. */
export async function keepFigures(
  keeping: Keeping,
  counted: readonly CountedFigures[],
  books: LoanBooks,
): Promise<void> {
  await postAccruedInterest(keeping, counted, books);
  const all = (key: keyof LoanFigures) => counted.map(({ figures }) => figures[key]);
  await keeping.tx.query(text, [
    counted.map(({ id }) => id),
    books.today,
    all('principal'),
    all('interest'),
    all('fees'),
    all('credit'),
    all('payout'),
    all('paid'),
    all('accrued'),
  ]);
}

export async function refreshLoans(
  keeping: Keeping,
  ids: readonly string[],
  books: LoanBooks,
): Promise<void> {
  const loans = await readLoans(keeping.tx, ids);
  const counted = loans.map(({ id, loan }) => ({ id, figures: figuresOf(loan, books.today) }));
  await keepFigures(keeping, counted, books);
}

export const refreshLoan = (keeping: Keeping, id: string, books: LoanBooks): Promise<void> =>
  refreshLoans(keeping, [id], books);

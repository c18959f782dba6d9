import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { figuresOf } from '../../domain/index.ts';
import type { LoanFigures } from '../../domain/index.ts';
import { readLoans } from './stored-loan.ts';

const text = `select keep_loan_figures($1::uuid[], $2::date, $3::numeric[], $4::numeric[], $5::numeric[],
  $6::numeric[], $7::numeric[], $8::numeric[])`;

type CountedFigures = { readonly id: string; readonly figures: LoanFigures };

/** Principal, interest, fees and payout of the loans at the end of the day, for lists and sums. */
export async function keepFigures(
  tx: Tx,
  counted: readonly CountedFigures[],
  day: PlainDate,
): Promise<void> {
  const all = (key: keyof LoanFigures) => counted.map(({ figures }) => figures[key]);
  await tx.query(text, [
    counted.map(({ id }) => id),
    day,
    all('principal'),
    all('interest'),
    all('fees'),
    all('credit'),
    all('payout'),
    all('paid'),
  ]);
}

export async function refreshLoans(tx: Tx, ids: readonly string[], day: PlainDate): Promise<void> {
  const loans = await readLoans(tx, ids);
  const counted = loans.map(({ id, loan }) => ({ id, figures: figuresOf(loan, day) }));
  await keepFigures(tx, counted, day);
}

export const refreshLoan = (tx: Tx, id: string, day: PlainDate): Promise<void> =>
  refreshLoans(tx, [id], day);

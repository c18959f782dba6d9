import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { figuresOf } from '../../domain/index.ts';
import type { StoredLoan } from '../../domain/index.ts';
import { readLoans } from './stored-loan.ts';

const text = `select keep_loan_figures($1::uuid[], $2::date, $3::numeric[], $4::numeric[], $5::numeric[],
  $6::numeric[], $7::numeric[], $8::numeric[])`;

/** Principal, interest, fees and payout of the loans at the end of the day, for lists and sums. */
export async function keepFigures(
  tx: Tx,
  loans: readonly StoredLoan[],
  day: PlainDate,
): Promise<void> {
  const figures = loans.map(({ loan }) => figuresOf(loan, day));
  await tx.query(text, [
    loans.map(({ id }) => id),
    day,
    figures.map(({ principal }) => principal),
    figures.map(({ interest }) => interest),
    figures.map(({ fees }) => fees),
    figures.map(({ credit }) => credit),
    figures.map(({ payout }) => payout),
    figures.map(({ paid }) => paid),
  ]);
}

export const refreshLoan = async (tx: Tx, id: string, day: PlainDate): Promise<void> =>
  keepFigures(tx, await readLoans(tx, [id]), day);

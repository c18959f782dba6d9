import { addMoney } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { accruedOn, mostLoansAtOnce } from '../../domain/index.ts';
import type { Accrued } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';

export type WhichLoans = {
  readonly loanIds?: readonly string[] | null;
  readonly borrowerId?: string | null;
  readonly agreementId?: string | null;
};

/** Loans that are named, whatever became of them; else those that run. */
const idsText = `select l.id::text as id from disbursement_funding l
  where not l.is_deleted and ($1::uuid[] is null and l.status = 'active' or l.id = any($1::uuid[]))
    and ($2::uuid is null or l.borrower_id = $2::uuid)
    and ($3::uuid is null or l.agreement_id = $3::uuid)
  order by l.loan_no, l.id`;

export async function accrueLoans(
  tx: Tx,
  { loanIds, borrowerId = null, agreementId = null }: WhichLoans,
  asOf: PlainDate,
): Promise<readonly Accrued[]> {
  const named = loanIds?.length ? loanIds : null;
  const rows = await tx.query<{ id: string }>(idsText, [named, borrowerId, agreementId]);
  if (rows.length > mostLoansAtOnce)
    throw new Refused('tooManyLoansAtOnce', {
      values: { count: String(rows.length), most: String(mostLoansAtOnce) },
    });
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await readLoans(tx, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    return found ? [accruedOn(found, asOf)] : [];
  });
}

export const accrualAnswer = (asOf: PlainDate, items: readonly Accrued[]) => ({
  asOf,
  items,
  totalCount: items.length,
  total: addMoney('0', ...items.map(({ total }) => total)),
});

const savedText = `select loan_id::text as "loanId", id::text as id from accrued_principal_interest
  where loan_id = any($1::uuid[]) and as_of = $2::date and not is_deleted for update`;

/** Rows of that day that are there already, by loan. */
export async function savedOn(
  tx: Tx,
  loanIds: readonly string[],
  asOf: PlainDate,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ loanId: string; id: string }>(savedText, [loanIds, asOf]);
  return new Map(rows.map(({ loanId, id }) => [loanId, id]));
}

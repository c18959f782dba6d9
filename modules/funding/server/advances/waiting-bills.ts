import type { Tx } from '#kernel/server';
import type { WaitingBills } from '../../domain/index.ts';

const textOf = (column: 'loan_id' | 'agreement_id') => `select id::text as id, status,
    held_by as holder from facility_transactions
  where ${column} = $1::uuid and status in ('0', '1', '2') and open > 0 and not is_deleted
  order by id`;

type Row = WaitingBills['bills'][number] & Pick<WaitingBills, 'holder'>;

async function read(tx: Tx, column: 'loan_id' | 'agreement_id', id: string): Promise<WaitingBills> {
  const rows = await tx.query<Row>(textOf(column), [id]);
  const bills = rows.map(({ id: bill, status }) => ({ id: bill, status }));
  return { bills, holder: rows.find(({ holder }) => holder !== null)?.holder ?? null };
}

export const billsOfLoan = (tx: Tx, id: string): Promise<WaitingBills> => read(tx, 'loan_id', id);

export const billsOfAgreement = (tx: Tx, id: string): Promise<WaitingBills> =>
  read(tx, 'agreement_id', id);

import type { Tx } from '#kernel/server';
import type { CreditLine } from '../../domain/index.ts';

const text = `select id::text as id, booked_on::text as "bookedOn", amount::text as amount,
    coalesce(description, '') as description
  from bank_lines where statement_id = $1::uuid and status = 'open' and amount > 0 and not is_deleted
  order by line_index`;

/** What came in and waits. */
export const openCredits = (tx: Tx, statementId: string) =>
  tx.query<CreditLine>(text, [statementId]);

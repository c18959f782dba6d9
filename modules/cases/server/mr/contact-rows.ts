import type { Tx } from '#kernel/server';
import type { ShownContact } from '../../domain/index.ts';

const text = `select id, kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    said, destination, by_name as "byName"
  from medical_record_contacts where item_id = $1::uuid order by at desc, id desc limit 200`;

export const contactsOf = (tx: Tx, itemId: string): Promise<ShownContact[]> =>
  tx.query<ShownContact>(text, [itemId]);

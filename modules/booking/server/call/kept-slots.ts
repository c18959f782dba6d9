import type { Tx } from '#kernel/server';
import type { KeptSlot, Slot } from '../../domain/index.ts';
import { slotColumns } from '../slot/slot-row.ts';

type Row = Slot & { readonly rowId: string; readonly place: number };

const sessionsText = `select 1 from appointment_sessions s
  where s.id in (select l.session_id from call_slots k join appointment_slots l on l.id = k.slot_id::uuid
    where k.call_id = $1::uuid and not k.is_deleted)
  order by s.id for no key update`;

const keptText = `select k.id as "rowId", k.place::int as place, ${slotColumns}
  from call_slots k join appointment_slots l on l.id = k.slot_id::uuid
  where k.call_id = $1::uuid and not k.is_deleted
  order by l.id for update of l`;

/**
 * The slots of a call, locked: the sessions first and all in one order, as bookings do. A slot that
 * was cut anew by a change of its session is none any more.
 */
export async function lockKeptSlots(tx: Tx, callId: string): Promise<KeptSlot[]> {
  await tx.query(sessionsText, [callId]);
  const rows = await tx.query<Row>(keptText, [callId]);
  return rows
    .toSorted((one, other) => one.place - other.place)
    .map(({ rowId, place: _place, ...slot }) => ({ rowId, slot }));
}

const elsewhereText = `select 1 from call_slots k join calls c on c.id = k.call_id
  where k.slot_id = $3 and not k.is_deleted and c.owner_id = $1::uuid and c.id <> $2::uuid
    and c.status in ('open', 'offered') and not c.is_deleted limit 1`;

/** In another call of the same officer; other officers are kept away by the hold. */
export const isKeptElsewhere = async (
  tx: Tx,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  slotId: string,
): Promise<boolean> => (await tx.query(elsewhereText, [ownerId, id, slotId])).length > 0;

import type { Tx } from '#kernel/server';
import { Refused, isUuid } from '#kernel/server';
import type { SessionFacts, Slot, SpecialistFacts } from '../../domain/index.ts';

export type SlotRow = Slot & {
  readonly heldByName: string | null;
  readonly appointmentId: string | null;
};

const slotColumns = `l.id, l.session_id as "sessionId", l.starts_at as "startsAt", l.ends_at as "endsAt",
  l.state, l.held_by_id as "heldById", l.held_by_name as "heldByName", l.held_until as "heldUntil",
  l.appointment_id as "appointmentId"`;

/** A slot that is sold already is told apart before anybody waits for its row. */
export async function lockSlot(tx: Tx, id: string): Promise<SlotRow> {
  if (!isUuid(id)) throw new Refused('slotNotFound');
  const [seen] = await tx.query<{ state: string }>(
    'select state from appointment_slots where id = $1::uuid',
    [id],
  );
  if (!seen) throw new Refused('slotNotFound');
  if (seen.state === 'booked') throw new Refused('slotTaken');
  const [locked] = await tx.query<SlotRow>(
    `select ${slotColumns} from appointment_slots l where l.id = $1::uuid for update`,
    [id],
  );
  // Cut anew by a change of its session while we waited.
  if (!locked) throw new Refused('slotNotFound');
  return locked;
}

export async function slotOfAppointment(tx: Tx, appointmentId: string): Promise<SlotRow | null> {
  const [found] = await tx.query<SlotRow>(
    `select ${slotColumns} from appointment_slots l where l.appointment_id = $1::uuid for update`,
    [appointmentId],
  );
  return found ?? null;
}

export const slotsOf = (tx: Tx, sessionId: string): Promise<SlotRow[]> =>
  tx.query<SlotRow>(
    `select ${slotColumns} from appointment_slots l where l.session_id = $1::uuid order by l.starts_at`,
    [sessionId],
  );

export type SlotSurroundings = {
  readonly session: SessionFacts & {
    readonly specialistId: string;
    readonly centreId: string | null;
    readonly timeZone: string;
  };
  readonly specialist: SpecialistFacts;
};

/** Contract and leave are asked for the day of the slot, on the clocks of the place. */
const surroundingsText = `select
    s.is_on_hold as "isOnHold", s.is_cancelled as "isCancelled", s.capacity::int as "capacity",
    s.specialist_id as "specialistId", s.centre_id as "centreId", s.time_zone as "timeZone",
    (select coalesce(array_agg(r.target_id::text), '{}') from appointment_sessions__reserved_for_companies r
      where r.owner_id = s.id) as "reservedForCompanyIds",
    (select count(*)::int from appointment_slots b where b.session_id = s.id and b.state = 'booked') as "bookedSlots",
    p.is_active and p.recruitment_status <> 'EXCLUDING' as "isBookable",
    p.onboarded_date is not null and p.onboarded_date <= d.day
      and (p.onboarded_end_date is null or p.onboarded_end_date >= d.day) as "hasContract",
    exists (select 1 from specialist_leaves v where v.specialist_id = p.id and not v.is_deleted
      and d.day between v.start_date and v.end_date) as "isOnLeave"
  from appointment_sessions s join specialists p on p.id = s.specialist_id
  cross join lateral (select ($2::timestamptz at time zone s.time_zone)::date as day) d
  where s.id = $1::uuid and not s.is_deleted`;

export async function surroundingsOf(tx: Tx, slot: Slot): Promise<SlotSurroundings> {
  type Row = SlotSurroundings['session'] & SpecialistFacts;
  const [row] = await tx.query<Row>(surroundingsText, [slot.sessionId, slot.startsAt]);
  if (!row) throw new Refused('slotNotFound');
  const { isBookable, hasContract, isOnLeave, ...session } = row;
  return { session, specialist: { isBookable, hasContract, isOnLeave } };
}

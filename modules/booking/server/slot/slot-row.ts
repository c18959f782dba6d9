import type { Actor } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { Refused, isUuid } from '#kernel/server';
import { booksForAnyCompany, isHiddenFrom } from '../../domain/index.ts';
import type { BookedSession, DayReason, Slot } from '../../domain/index.ts';
import { visibleCompanies } from './customer-companies.ts';

export type SlotRow = Slot & {
  readonly heldByName: string | null;
  readonly appointmentId: string | null;
};

export const slotColumns = `l.id, l.session_id as "sessionId", l.starts_at as "startsAt", l.ends_at as "endsAt",
  l.state, l.held_by_id as "heldById", l.held_by_name as "heldByName", l.held_until as "heldUntil",
  l.appointment_id as "appointmentId"`;

const oneText = `select ${slotColumns} from appointment_slots l where l.id = $1::uuid`;

async function readSlot(tx: Tx, id: string): Promise<SlotRow> {
  const [found] = isUuid(id) ? await tx.query<SlotRow>(oneText, [id]) : [];
  if (!found) throw new Refused('slotNotFound');
  return found;
}

/** As hold and release answer it: whose appointment a slot has is not theirs to tell. */
export async function slotAnswer(tx: Tx, id: string): Promise<Omit<SlotRow, 'appointmentId'>> {
  const { appointmentId: _private, ...slot } = await readSlot(tx, id);
  return slot;
}

const reservedText = `select r.target_id as id from appointment_sessions__reserved_for_companies r
  where r.owner_id = $1::uuid`;

/** B-401: what is kept for others answers a customer like a slot that does not exist. */
async function refuseHidden(tx: Tx, actor: Actor, { sessionId }: SlotRow): Promise<void> {
  if (booksForAnyCompany(actor)) return;
  const rows = await tx.query<{ id: string }>(reservedText, [sessionId]);
  const reservedForCompanyIds = rows.map(({ id }) => id);
  if (isHiddenFrom({ reservedForCompanyIds }, visibleCompanies(actor))) {
    throw new Refused('slotNotFound');
  }
}

const lockSession = `select 1 from appointment_sessions s where s.id = $1::uuid for no key update`;

/**
 * A slot that the caller may know of, locked. With its session where the number of booked slots
 * counts: the session first, as a change of the session does. Nobody waits for a slot that is sold.
 */
export async function lockSlot(
  tx: Tx,
  actor: Actor,
  id: string,
  { withSession = false }: { readonly withSession?: boolean } = {},
): Promise<SlotRow> {
  const seen = await readSlot(tx, id);
  await refuseHidden(tx, actor, seen);
  if (seen.state === 'booked') return seen;
  const results = await tx.batch([
    ...(withSession ? [{ text: lockSession, values: [seen.sessionId] }] : []),
    { text: `${oneText} for update`, values: [id] },
  ]);
  const [locked] = (results.at(-1)?.rows ?? []) as SlotRow[];
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
  readonly session: BookedSession;
  readonly unbookable: readonly DayReason[];
};

/** Whether it can be booked is asked for the day of the slot, on the clocks of the place. */
const surroundingsText = `select
    s.is_on_hold as "isOnHold", s.is_cancelled as "isCancelled", s.capacity::int as "capacity",
    s.specialist_id as "specialistId", s.centre_id as "centreId", s.time_zone as "timeZone",
    s.consultation_type as "consultationType", s.is_video_appointment as "isVideoAppointment",
    (select coalesce(array_agg(r.target_id::text), '{}') from appointment_sessions__reserved_for_companies r
      where r.owner_id = s.id) as "reservedForCompanyIds",
    (select count(*)::int from appointment_slots b where b.session_id = s.id and b.state = 'booked') as "bookedSlots",
    b.reasons || holiday_reason(s.centre_id, ($2::timestamptz at time zone s.time_zone)::date) as unbookable
  from appointment_sessions s
  cross join lateral party_bookability(s.specialist_id, s.centre_id, $3::uuid,
    ($2::timestamptz at time zone s.time_zone)::date) b
  where s.id = $1::uuid and not s.is_deleted`;

export async function surroundingsOf(
  tx: Tx,
  slot: Slot,
  companyId: string | null,
): Promise<SlotSurroundings> {
  type Row = SlotSurroundings['session'] & Pick<SlotSurroundings, 'unbookable'>;
  const [row] = await tx.query<Row>(surroundingsText, [slot.sessionId, slot.startsAt, companyId]);
  if (!row) throw new Refused('slotNotFound');
  const { unbookable, ...session } = row;
  return { session, unbookable };
}

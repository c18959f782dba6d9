import type { Reference } from '#kernel/domain';
import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { isHeld, sessionMinutes, slotReasons, whyNotBookable } from '../../domain/index.ts';
import type {
  ConsultationType,
  DayReason,
  SessionFacts,
  SessionStatus,
} from '../../domain/index.ts';
import type { SlotRow } from '../slot/slot-row.ts';
import { mayReadAppointment, nameOfHolder } from '../slot/visible-sessions.ts';
import type { ResolvedSearch } from './resolve-search.ts';

type SessionRow = Omit<SessionFacts, 'reservedForCompanyIds'> & {
  readonly id: string;
  readonly unbookable: readonly DayReason[];
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly timeZone: string;
  readonly sessionStatus: SessionStatus;
  readonly consultationType: ConsultationType;
  readonly isVideoAppointment: boolean;
  readonly note: string | null;
  readonly freeSlots: number;
  readonly totalSlots: number;
  readonly specialistId: string;
  readonly specialistName: string;
  readonly specialistTitle: string | null;
  readonly specialty: string | null;
  readonly centreId: string | null;
  readonly centreName: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly reservedFor: readonly Reference[];
};

/** G-085: a customer reads less. */
const sessionsText = (
  isPractice: boolean,
) => `select s.id, s.date_from as "dateFrom", s.date_to as "dateTo", s.time_zone as "timeZone",
    s.session_status as "sessionStatus", s.consultation_type as "consultationType",
    s.is_video_appointment as "isVideoAppointment", s.note, s.free_slots::int as "freeSlots",
    s.total_slots::int as "totalSlots", s.is_on_hold as "isOnHold", s.is_cancelled as "isCancelled",
    s.capacity::int as capacity,
    (select count(*)::int from appointment_slots b where b.tenant_id = s.tenant_id and b.session_id = s.id
      and b.state = 'booked') as "bookedSlots",
    p.id as "specialistId", p.full_name as "specialistName", p.title as "specialistTitle", p.specialty,
    b.${isPractice ? 'reasons' : 'public_reasons'}
      || holiday_reason(s.centre_id, (s.date_from at time zone s.time_zone)::date) as unbookable,
    c.id as "centreId", c.name as "centreName", c.suburb, c.state, c.postcode,
    coalesce((select json_agg(json_build_object('id', r.target_id, 'displayName', o.name) order by o.name)
      from appointment_sessions__reserved_for_companies r
      join party_companies o on o.tenant_id = r.tenant_id and o.id = r.target_id
      where r.tenant_id = s.tenant_id and r.owner_id = s.id), '[]') as "reservedFor"
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  join appointment_sessions s on s.tenant_id = current_tenant() and s.id = wanted.id
  join party_specialists p on p.tenant_id = s.tenant_id and p.id = s.specialist_id
  left join party_centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
  cross join lateral party_bookability(s.specialist_id, s.centre_id, $2::uuid,
    (s.date_from at time zone s.time_zone)::date) b
  order by wanted.place`;

const slotsText = (
  mayRead: string,
  holder: string,
) => `select l.id, l.session_id as "sessionId", l.starts_at as "startsAt", l.ends_at as "endsAt",
    l.state, l.held_by_id as "heldById", ${holder} as "heldByName", l.held_until as "heldUntil",
    case when ${mayRead} then a.id end as "appointmentId"
  from appointment_slots l
  left join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
  where l.tenant_id = current_tenant() and l.session_id = any($1::uuid[]) order by l.session_id, l.starts_at`;

/** What a free slot says of itself: nothing, or why it cannot be sold. */
function showSlot(slot: SlotRow, row: SessionRow, searching: ResolvedSearch) {
  const { actor, companyId } = searching;
  const now = searching.now.toISOString();
  const session = { ...row, reservedForCompanyIds: row.reservedFor.map(({ id }) => id) };
  const asking = { userId: actor.userId, companyId, now };
  const reasons = whyNotBookable(slot, session, row.unbookable, asking);
  return {
    ...slot,
    ...(!isHeld(slot, now) &&
      slot.state === 'held' && { state: 'free' as const, heldById: null, heldUntil: null }),
    reasons: reasons.map((reason) => ({ reason, text: slotReasons[reason] })),
  };
}

/** A case manager reads neither notes nor whom else a session is kept for. */
function showSession(row: SessionRow, slots: readonly SlotRow[], searching: ResolvedSearch) {
  const { isPractice, wishes, distances, companyId } = searching;
  const { specialistId, centreId } = row;
  return {
    id: row.id,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    timeZone: row.timeZone,
    durationMinutes: sessionMinutes(row.dateFrom, row.dateTo),
    sessionStatus: row.sessionStatus,
    consultationType: row.consultationType,
    isVideoAppointment: row.isVideoAppointment,
    freeSlots: row.freeSlots,
    totalSlots: row.totalSlots,
    ...(isPractice && { note: row.note }),
    specialist: {
      id: specialistId,
      displayName: [row.specialistTitle, row.specialistName].filter(Boolean).join(' '),
      specialty: row.specialty,
      isFavourite: wishes.favourites.has(specialistId),
      favouriteNote: wishes.notes.get(specialistId) ?? null,
      isExcluded: wishes.excluded.has(specialistId),
      exclusionReason: wishes.reasons.get(specialistId) ?? null,
    },
    centre: centreId && {
      id: centreId,
      displayName: row.centreName,
      suburb: row.suburb,
      state: row.state,
      postcode: row.postcode,
      distanceKm: distances.get(centreId) ?? null,
    },
    reservedForCompanies: row.reservedFor.filter(({ id }) => isPractice || id === companyId),
    slots: slots.map((slot) => showSlot(slot, row, searching)),
  };
}

export type ShownSession = ReturnType<typeof showSession>;

/** The sessions with these ids, in their order, with every slot and why it cannot be sold. */
export async function showSessions(
  tx: Tx,
  searching: ResolvedSearch,
  ids: readonly string[],
): Promise<ShownSession[]> {
  if (!ids.length) return [];
  const params = new Params();
  params.add(ids);
  const [sessions, slots] = await tx.batch([
    { text: sessionsText(searching.isPractice), values: [ids, searching.companyId], reads: true },
    {
      text: slotsText(
        mayReadAppointment(searching.actor, params),
        nameOfHolder(searching.actor, params),
      ),
      values: params.values,
      reads: true,
    },
  ]);
  const bySession = Map.groupBy((slots?.rows ?? []) as SlotRow[], ({ sessionId }) => sessionId);
  return ((sessions?.rows ?? []) as SessionRow[]).map((row) =>
    showSession(row, bySession.get(row.id) ?? [], searching),
  );
}

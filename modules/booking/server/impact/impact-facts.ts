import type { Tx } from '#kernel/server';
import type {
  CentreStand,
  HolidayStand,
  LeaveDays,
  RoomStand,
  SessionStand,
  SpecialistStand,
} from '../../domain/index.ts';

type Facts<F> = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, F>>;

/** What is not there any more has no row. */
const factsBy =
  <F>(text: string): Facts<F> =>
  async (tx, ids) => {
    const rows = await tx.query<F & { id: string }>(text, [ids]);
    return new Map(rows.map(({ id, ...facts }) => [id, facts as F]));
  };

const own = 't.tenant_id = current_tenant() and t.id = any($1::uuid[])';

/** A cancelled session has no appointments left; the database sees to it. */
export const sessionFacts = factsBy<SessionStand>(`select t.id, t.specialist_id as "specialistId",
    t.centre_id as "centreId", t.room_id as "roomId", t.time_zone as "timeZone", t.date_from as "dateFrom",
    t.date_to as "dateTo", t.consultation_type as "consultationType",
    t.is_video_appointment as "isVideoAppointment"
  from appointment_sessions t where ${own} and not t.is_deleted and not t.is_cancelled`);

export const leaveFacts = factsBy<LeaveDays>(`select t.id, t.specialist_id as "specialistId",
    t.start_date::text as "startDate", t.end_date::text as "endDate"
  from party_specialist_leaves t where ${own}`);

export const centreFacts =
  factsBy<CentreStand>(`select t.id, t.name, t.address, t.time_zone as "timeZone",
    t.receives_bookings as "isOpen" from party_centres t where ${own}`);

export const roomFacts = factsBy<RoomStand>(`select t.id, t.name, t.is_active as "isOpen"
  from party_centre_rooms t where ${own}`);

export const specialistFacts = factsBy<SpecialistStand>(`select t.id, t.titled_name as name,
    t.takes_bookings as "takesBookings", jsonb_build_object('from', t.onboarded_date, 'to', t.onboarded_end_date)
      as contract
  from party_specialists t where ${own}`);

export const holidayFacts = factsBy<HolidayStand>(`select t.id, t.name, t.date::text as date,
    coalesce(t.states, '{}') as states, t.region, t.postcodes, t.is_active as "isActive",
    array(select l.target_id::text from holidays__centres l
      where l.tenant_id = t.tenant_id and l.owner_id = t.id) as "centreIds"
  from holidays t where ${own} and not t.is_deleted`);

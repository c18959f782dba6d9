import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { sessionMinutes } from '../../domain/index.ts';
import type { ResolvedSearch } from './resolve-search.ts';

/** How many of the next free slots the card names. */
const nextSlots = 5;

const specialistText = `select p.id, concat_ws(' ', p.title, p.full_name) as "displayName", p.specialty, p.state,
    p.is_active as "isActive", p.cv_file_id is not null as "hasCv",
    p.sample_report_file_id is not null as "hasSample",
    coalesce((select array_agg(l.label order by l.label) from specialists__languages x
      join lookup_config l on l.tenant_id = x.tenant_id and l.id = x.target_id
      where x.tenant_id = p.tenant_id and x.owner_id = p.id), '{}') as languages,
    coalesce((select array_agg(l.label order by l.label) from specialists__accreditations x
      join lookup_config l on l.tenant_id = x.tenant_id and l.id = x.target_id
      where x.tenant_id = p.tenant_id and x.owner_id = p.id), '{}') as accreditations
  from specialists p where p.tenant_id = current_tenant() and p.id = $1::uuid and not p.is_deleted`;

const visible = `(not exists (select 1 from appointment_sessions__reserved_for_companies r
    where r.tenant_id = s.tenant_id and r.owner_id = s.id)
  or exists (select 1 from appointment_sessions__reserved_for_companies r
    where r.tenant_id = s.tenant_id and r.owner_id = s.id and r.target_id = $2::uuid))`;

const sessionText = (isStaff: boolean) => `select s.id, s.specialist_id as "specialistId",
    s.date_from as "dateFrom", s.date_to as "dateTo", s.time_zone as "timeZone",
    s.session_status as "sessionStatus", s.consultation_type as "consultationType",
    s.is_video_appointment as "isVideoAppointment", s.free_slots::int as "freeSlots",
    s.total_slots::int as "totalSlots", case when c.id is not null then json_build_object('id', c.id,
      'displayName', c.name, 'suburb', c.suburb, 'state', c.state, 'postcode', c.postcode,
      'phone', c.phone, 'parkingNotes', c.parking_notes, 'accessNotes', c.access_notes) end as centre
  from appointment_sessions s left join centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
  where s.tenant_id = current_tenant() and s.id = $1::uuid and not s.is_deleted
    and ${isStaff ? '$2::uuid is not distinct from $2' : visible}`;

const slotsText = (
  isStaff: boolean,
) => `select l.id, l.session_id as "sessionId", l.starts_at as "startsAt",
    l.ends_at as "endsAt", s.time_zone as "timeZone"
  from appointment_sessions s
  join appointment_slots l on l.tenant_id = s.tenant_id and l.session_id = s.id
  where s.tenant_id = current_tenant() and s.specialist_id = $1::uuid and s.free_slots > 0
    and not s.is_deleted and s.session_status in ('available', 'reserved')
    and s.date_from > $3::timestamptz - interval '1 day' and l.starts_at > $3::timestamptz
    and (l.state = 'free' or (l.state = 'held' and l.held_until < $3::timestamptz))
    and ${isStaff ? '$2::uuid is not distinct from $2' : visible}
  order by l.starts_at limit ${nextSlots}`;

type Asked = Pick<ResolvedSearch, 'isStaff' | 'companyId' | 'now' | 'actor'> & {
  readonly specialistId: string | null;
  readonly sessionId: string | null;
};
type SessionRow = { id: string; specialistId: string; dateFrom: string; dateTo: string };

/** C-086: what one wants to know while pointing at a session. A specialist asks for their own. */
export async function sessionPopupFor(tx: Tx, asked: Asked) {
  const { isStaff, companyId, now, actor } = asked;
  const [session] = asked.sessionId
    ? await tx.query<SessionRow>(sessionText(isStaff), [asked.sessionId, companyId])
    : [];
  if (asked.sessionId && !session) throw new Refused('notFound');
  const specialistId = session?.specialistId ?? asked.specialistId;
  const isOther =
    actor.roles.includes('SPECIALIST') &&
    !isStaff &&
    !actor.roles.includes('CASE_MANAGER') &&
    specialistId !== actor.attributes.specialistId;
  if (!specialistId || isOther) throw new Refused('notFound');
  const [specialist] = await tx.query(specialistText, [specialistId]);
  if (!specialist) throw new Refused('notFound');
  return {
    specialist,
    session: session && {
      ...session,
      durationMinutes: sessionMinutes(session.dateFrom, session.dateTo),
    },
    nextFreeSlots: await tx.query(slotsText(isStaff), [specialistId, companyId, now.toISOString()]),
  };
}

import type { Actor, PlainDate } from '#kernel/domain';
import { Params } from '#kernel/server';
import { booksForAnyCompany } from '../../domain/index.ts';
import type { ConsultationType, SessionStatus } from '../../domain/index.ts';
import { bookableCompanies, visibleCompanies } from '../slot/customer-companies.ts';
import {
  mayReadAppointment,
  mayReadOfSpecialist,
  nameOfHolder,
  seesEverySession,
  visibleSessions,
} from '../slot/visible-sessions.ts';

export type CalendarFilter = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly specialistIds: readonly string[];
  readonly centreIds: readonly string[];
  readonly roomIds: readonly string[];
  readonly specialtyIds: readonly string[];
  readonly accreditationIds: readonly string[];
  readonly stateId: string | null;
  readonly countryId: string | null;
  readonly statuses: readonly SessionStatus[];
  readonly consultationTypes: readonly ConsultationType[];
  readonly isVideo: boolean | null;
  readonly withSlots: boolean;
  readonly isPacked: boolean;
};

const hasValue = (kind: 'specialty' | 'accreditation', ids: string) =>
  `exists (select 1 from party_specialist_values x where x.specialist_id = p.id and x.kind = '${kind}'
    and x.value_id = any(${ids}))`;

function specialistConditions(filter: CalendarFilter, params: Params): string[] {
  const found: string[] = [];
  if (filter.specialistIds.length) {
    found.push(`p.id = any(${params.add(filter.specialistIds, '::uuid[]')})`);
  }
  if (filter.specialtyIds.length) {
    found.push(hasValue('specialty', params.add(filter.specialtyIds, '::uuid[]')));
  }
  if (filter.accreditationIds.length) {
    found.push(hasValue('accreditation', params.add(filter.accreditationIds, '::uuid[]')));
  }
  return found;
}

function sessionConditions(filter: CalendarFilter, params: Params): string[] {
  const found: string[] = [];
  if (filter.centreIds.length) {
    found.push(`s.centre_id = any(${params.add(filter.centreIds, '::uuid[]')})`);
  }
  if (filter.roomIds.length) {
    found.push(`s.room_id = any(${params.add(filter.roomIds, '::uuid[]')})`);
  }
  if (filter.consultationTypes.length) {
    found.push(`s.consultation_type = any(${params.add(filter.consultationTypes, '::text[]')})`);
  }
  if (filter.isVideo !== null) {
    found.push(`s.is_video_appointment = ${params.add(filter.isVideo, '::boolean')}`);
  }
  // By video there is no place but where the specialist is.
  if (filter.stateId) {
    found.push(`coalesce(c.state, p.state) = ${params.add(filter.stateId, '::text')}`);
  }
  if (filter.countryId) {
    const country = params.add(filter.countryId, '::uuid');
    found.push(`exists (select 1 from platform_countries k where k.id = ${country}
      and lower(coalesce(c.country, p.country, 'Australia')) in (lower(k.name), lower(k.code)))`);
  }
  found.push(
    filter.statuses.length
      ? `s.session_status = any(${params.add(filter.statuses, '::text[]')})`
      : 'not s.is_cancelled',
  );
  return found;
}

/** Most slots are free, so a free one says no more than where it stands. */
const slotsOf = (holder: string): string => `(select coalesce(json_agg(case
      when l.state = 'booked' then json_build_array(l.id, m.at, m.minutes, 'booked')
      when l.state = 'held' and l.held_until > now()
        then json_build_array(l.id, m.at, m.minutes, 'held', ${holder})
      else json_build_array(l.id, m.at, m.minutes) end order by l.starts_at), '[]')
    from appointment_slots l
    cross join lateral (select (extract(epoch from l.starts_at - s.date_from) / 60)::int as at,
      (extract(epoch from l.ends_at - l.starts_at) / 60)::int as minutes) m
    where l.session_id = s.id)`;

/** The id alone where the lengths of the session say the rest. */
const packedSlots = (holder: string): string => `(select coalesce(json_agg(case
      when l.state = 'booked' then json_build_array(l.id, l.at, l.minutes, 'booked')
      when l.state = 'held' and l.held_until > now()
        then json_build_array(l.id, l.at, l.minutes, 'held', ${holder})
      when l.minutes = s.slot_minutes and l.at = (l.place - 1) * (s.slot_minutes + s.buffer_minutes) then to_json(l.id)
      else json_build_array(l.id, l.at, l.minutes) end order by l.place), '[]')
    from (select o.id, o.state, o.held_until, o.held_by_id, o.held_by_name, row_number() over (order by o.starts_at) as place,
        (extract(epoch from o.starts_at - s.date_from) / 60)::int as at,
        (extract(epoch from o.ends_at - o.starts_at) / 60)::int as minutes
      from appointment_slots o where o.session_id = s.id) l)`;

const minutesOf = (column: string): string => `(extract(epoch from ${column}) / 60)::int`;

/** In the order of `PackedSession`. */
const packedSession = (
  withSlots: boolean,
  holder: string,
): string => `json_build_array(s.id, s.specialist_id, s.centre_id,
  s.room_id, ${minutesOf('s.date_from')}, ${minutesOf('s.date_to')}, s.time_zone, s.session_status,
  s.free_slots::int, s.total_slots::int, s.is_video_appointment, s.consultation_type, s.slot_minutes::int,
  coalesce(kept.names, '[]'), s.buffer_minutes::int, ${withSlots ? packedSlots(holder) : 'null'}, s.reasons)`;

/** A row of columns becomes JSON faster than a list of names and values. */
const sessionColumns = (
  withSlots: boolean,
  holder: string,
): string => `s.id, s.specialist_id as "specialistId",
  s.centre_id as "centreId", s.room_id as "roomId", s.date_from as "from", s.date_to as "to",
  s.time_zone as zone, s.session_status as status, s.free_slots::int as free,
  s.total_slots::int as total, s.is_video_appointment as "isVideo",
  s.consultation_type as "consultationType", s.slot_minutes::int as "slotMinutes",
  coalesce(kept.names, '[]') as "reservedFor", s.reasons${
    withSlots
      ? `, s.buffer_minutes::int as "bufferMinutes", s.concurrency_stamp as stamp, ${slotsOf(holder)} as slots`
      : ''
  }`;

/** Staff read for whom it is kept; a customer only that it is kept for them. */
function reservations(actor: Actor, params: Params): string {
  const own = seesEverySession(actor)
    ? ''
    : `where r.target_id = any(${params.add(visibleCompanies(actor), '::uuid[]')})`;
  return `select r.owner_id, json_agg(n.name order by n.name) as names
    from s join appointment_sessions__reserved_for_companies r on r.owner_id = s.id
    join party_companies n on n.id = r.target_id ${own} group by r.owner_id`;
}

/** In the order of `PackedAppointment`. */
const packedAppointment = `json_build_array(t.id, t."sessionId", t."slotId", ${minutesOf('t."from"')},
  ${minutesOf('t."to" - t."from"')}, t.client, t.company, t.status)`;

/**
 * One statement, one answer. A session lasts a day at most and a zone is 14 hours off at most, so the
 * bounds on `date_from` let the index find what the days of any place can show.
 */
export function calendarStatement(filter: CalendarFilter, actor: Actor) {
  const params = new Params();
  const from = params.add(filter.from, '::date');
  const to = params.add(filter.to, '::date');
  const ofSpecialist = specialistConditions(filter, params);
  const conditions = [
    'not s.is_deleted',
    `s.date_from >= ${from}::timestamp at time zone 'UTC' - interval '38 hours'`,
    `s.date_from < ${to}::timestamp at time zone 'UTC' + interval '36 hours'`,
    `s.date_to > ${from}::timestamp at time zone 'UTC' - interval '14 hours'`,
    ...ofSpecialist,
    ...sessionConditions(filter, params),
    ...visibleSessions(actor, params),
  ];
  const reads = mayReadAppointment(actor, params);
  // A parameter that nothing names has no type.
  const holder = filter.withSlots ? nameOfHolder(actor, params) : 'null';
  const isPractice = booksForAnyCompany(actor);
  const [companyId = null] = isPractice ? [] : bookableCompanies(actor);
  // Rows to plan on: staff see also who has nothing yet.
  const unused = seesEverySession(actor) && !filter.stateId && !filter.countryId;
  const alsoSpecialists = unused
    ? `or (p.takes_bookings ${ofSpecialist.map((one) => `and ${one}`).join(' ')})`
    : '';
  const alsoCentres = unused && !filter.centreIds.length ? 'or c.receives_bookings' : '';
  const text = `with s as materialized (
    select s.id, s.specialist_id, s.centre_id, s.room_id, s.date_from, s.date_to, s.time_zone,
      s.session_status, s.free_slots, s.total_slots, s.is_video_appointment, s.consultation_type,
      s.slot_minutes, s.buffer_minutes, s.concurrency_stamp,
      case when s.free_slots > 0 then b.${isPractice ? 'reasons' : 'public_reasons'}
        || holiday_reason(s.centre_id, (s.date_from at time zone s.time_zone)::date) else '{}' end as reasons
    from appointment_sessions s
    join party_specialists p on p.id = s.specialist_id
    left join party_centres c on c.id = s.centre_id
    cross join lateral party_bookability(s.specialist_id, s.centre_id, ${params.add(companyId, '::uuid')},
      (s.date_from at time zone s.time_zone)::date) b
    where ${conditions.join('\n      and ')}
  ), kept as (${reservations(actor, params)})
  select json_build_object(
    'sessions', (select coalesce(json_agg(${filter.isPacked ? 't.row' : 't'}), '[]') from (
        select ${filter.isPacked ? `${packedSession(filter.withSlots, holder)} as row` : sessionColumns(filter.withSlots, holder)}
        from s left join kept on kept.owner_id = s.id order by s.date_from, s.id) t),
    'appointments', (select coalesce(json_agg(${filter.isPacked ? packedAppointment : 't'}), '[]') from (
        select case when ${reads} then a.id end as id, a.session_id as "sessionId", l.id as "slotId",
          a.date_from as "from", a.date_to as "to",
          case when ${reads} then k.full_name end as client,
          case when ${reads} then o.name end as company,
          case when ${reads} then a.status else 'busy' end as status
        from s join appointments a on a.session_id = s.id and not a.is_deleted and a.status <> 'cancelled'
        left join party_clients k on k.id = a.client_id
        left join party_companies o on o.id = a.company_id
        left join appointment_slots l on l.appointment_id = a.id
        order by a.date_from, a.id) t),
    'specialists', (select coalesce(json_agg(json_build_object('id', p.id,
        'name', p.titled_name, 'specialty', p.specialty)
        order by lower(p.last_name), p.id), '[]')
      from party_specialists p
      where (p.id in (select s.specialist_id from s) ${alsoSpecialists})),
    'centres', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
        'zone', c.time_zone, 'suburb', c.suburb, 'state', c.state) order by lower(c.name), c.id), '[]')
      from party_centres c
      where (c.id in (select s.centre_id from s) ${alsoCentres})),
    'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name,
        'centreId', r.centre_id) order by lower(r.name), r.id), '[]')
      from party_centre_rooms r
      where r.centre_id in (select s.centre_id from s)),
    'leaves', (select coalesce(json_agg(json_build_object('specialistId', v.specialist_id,
        'from', v.start_date, 'to', v.end_date,
        'reason', case when ${mayReadOfSpecialist(actor, params, 'v')} then v.reason end) order by v.start_date), '[]')
      from party_specialist_leaves v join party_specialists p on p.id = v.specialist_id
      where v.start_date <= ${to} and v.end_date >= ${from}
        and (p.id in (select s.specialist_id from s) ${alsoSpecialists})),
    'holidays', (select coalesce(json_agg(json_build_object('day', h.date, 'name', h.name,
        'states', h.states, 'region', h.region) order by h.date, h.name), '[]')
      from holidays h where h.is_active and not h.is_deleted and h.date between ${from} and ${to}))`;
  return { text, values: params.values };
}

import type { Actor } from '#kernel/domain';
import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { atHome } from '../../domain/index.ts';
import type {
  AffectedAppointment,
  BookingChange,
  ContractDays,
  HolidayStand,
} from '../../domain/index.ts';
import { mayReadAppointment } from '../slot/visible-sessions.ts';

/** Days of the place. The index needs bounds of its own, and the zones of the world 14 hours around them. */
const onDays = (from: string, to: string): string =>
  `(a.date_from at time zone a.time_zone)::date between ${from} and ${to}`;

const around = (from: string, to: string): string =>
  `a.date_from >= ${from}::timestamp at time zone 'UTC' - interval '14 hours'
    and a.date_from < ${to}::timestamp at time zone 'UTC' + interval '38 hours'`;

/** Which appointments `a`, with their session `s` and centre `c`, a change reaches. */
function conditionsOf(change: BookingChange, params: Params): string[] {
  const uuid = (id: string) => params.add(id, '::uuid');
  const day = (date: string) => params.add(date, '::date');
  switch (change.kind) {
    case 'sessionMoves':
    case 'sessionEnds':
    case 'sessionRoom':
      return [`a.session_id = ${uuid(change.id)}`];
    case 'leave': {
      const { before, after } = change;
      return [
        `a.specialist_id = ${uuid(after.specialistId)}`,
        around(day(after.startDate), day(after.endDate)),
        onDays(day(after.startDate), day(after.endDate)),
        ...(before?.specialistId === after.specialistId
          ? [`not ${onDays(day(before.startDate), day(before.endDate))}`]
          : []),
      ];
    }
    case 'centreCloses':
    case 'centreAddress':
      return [
        `a.centre_id = ${uuid(change.id)}`,
        `a.consultation_type not in ('telehealth', 'phone')`,
      ];
    case 'roomCloses':
      return [`s.room_id = ${uuid(change.id)}`];
    case 'specialistStops':
      return [`a.specialist_id = ${uuid(change.id)}`];
    case 'contractEnds': {
      const covers = ({ from, to }: ContractDays) =>
        `(a.date_from at time zone a.time_zone)::date between ${day(from ?? 'infinity')}
          and ${day(to ?? 'infinity')}`;
      return [
        `a.specialist_id = ${uuid(change.id)}`,
        covers(change.before),
        `not ${covers(change.after)}`,
      ];
    }
    case 'holiday': {
      const { before, after } = change;
      const has = ({ states, region, postcodes, centreIds }: HolidayStand) =>
        `holiday_counts(${params.add(states, '::text[]')}, ${params.add(region, '::text')},
          ${params.add(postcodes, '::text')}, ${params.add(centreIds, '::uuid[]')},
          c.id, c.suburb, c.state, c.postcode)`;
      return [
        around(day(after.date), day(after.date)),
        onDays(day(after.date), day(after.date)),
        has(after),
        ...(before?.date === after.date ? [`not ${has(before)}`] : []),
      ];
    }
  }
}

const isOfSession = ({ kind }: BookingChange): boolean =>
  kind === 'sessionMoves' || kind === 'sessionRoom' || kind === 'sessionEnds';

/** Who would be written to: whoever has an address. */
const writable = `array_remove(array[
    case when nullif(k.email, '') is not null then 'client' end,
    case when nullif(m.email, '') is not null then 'caseManager' end,
    case when nullif(p.email, '') is not null then 'specialist' end], null)`;

export function affectedStatement(
  actor: Actor | null,
  change: BookingChange,
  now: Date,
): { readonly text: string; readonly values: unknown[] } {
  const params = new Params();
  const where = [
    'a.tenant_id = current_tenant()',
    'not a.is_deleted',
    // Of a session all of them count: one that has begun keeps the session where it is.
    ...(isOfSession(change)
      ? [`a.status <> 'cancelled'`]
      : [
          `a.status in ('booked', 'confirmed')`,
          `a.date_from > ${params.add(now.toISOString(), '::timestamptz')}`,
        ]),
    ...conditionsOf(change, params),
  ];
  return {
    text: `select a.id, a.reference, a.status, coalesce(a.revision, 0)::int as revision,
      a.session_id as "sessionId", a.specialist_id as "specialistId", a.centre_id as "centreId",
      a.company_id as "companyId", a.time_zone as "timeZone", a.date_from as "dateFrom",
      a.date_to as "dateTo", a.consultation_type as "consultationType", coalesce(k.full_name, '') as client,
      co.name as company, m.full_name as "caseManager", coalesce(p.titled_name, '') as specialist,
      coalesce(c.name, case when s.is_video_appointment then 'Video' else '${atHome}' end) as place,
      s.is_video_appointment as "isVideo", ${writable} as writable,
      ${actor ? mayReadAppointment(actor, params) : 'true'} as "isReadable"
    from appointments a
    join appointment_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
    left join party_clients k on k.tenant_id = a.tenant_id and k.id = a.client_id
    left join party_companies co on co.tenant_id = a.tenant_id and co.id = a.company_id
    left join party_case_managers m on m.tenant_id = a.tenant_id and m.id = a.case_manager_id
    left join party_specialists p on p.tenant_id = a.tenant_id and p.id = a.specialist_id
    left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
    where ${where.join(' and ')}
    order by a.date_from, a.id`,
    values: params.values,
  };
}

/** The people whom one change reaches, in the order of their appointments. */
export function findAffected(
  tx: Tx,
  actor: Actor | null,
  change: BookingChange,
  now: Date,
): Promise<AffectedAppointment[]> {
  const { text, values } = affectedStatement(actor, change, now);
  return tx.query<AffectedAppointment>(text, values);
}

import { createHash } from 'node:crypto';
import { addDays, addressText, daysBetween } from '#kernel/domain';
import type { Actor, Address, AnyResource, PlainDate } from '#kernel/domain';
import { Params, Refused, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { vocabularyOf } from '#platform/domain';
import {
  appointment,
  appointmentSession,
  daysheetText,
  mostDaysheetDays,
  printDaysheet,
} from '../../domain/index.ts';
import type { Daysheet, DaysheetLine, PrintedDaysheet } from '../../domain/index.ts';

export type DaysheetQuery = {
  readonly specialistId?: string | null;
  readonly centreId?: string | null;
  readonly fromDate?: PlainDate | null;
  readonly toDate?: PlainDate | null;
};

export type StampedDaysheet = PrintedDaysheet & { readonly fingerprint: string };

type Heads = {
  specialistName: string;
  specialistEmail: string | null;
  centreName: string | null;
  address: Address | null;
  phone: string | null;
  timeZone: string | null;
  vocabulary: string | null;
  tenantZone: string | null;
};

const headText = (
  scope: string,
) => `select p.titled_name as "specialistName", p.email as "specialistEmail",
    c.name as "centreName", c.address, c.phone, c.time_zone as "timeZone",
    o.settings ->> 'ICS.Vocabulary' as vocabulary, o.timezone as "tenantZone"
  from party_specialists p left join party_centres c on c.id = $2::uuid
  left join platform_tenants o on o.id = p.tenant_id
  cross join lateral (select p.id as specialist_id) own
  where p.id = $1::uuid and ${scope}`;

const lineText = (
  scope: string,
) => `select (a.date_from at time zone a.time_zone)::date::text as day, a.reference,
    a.client_id::text as "clientId",
    a.date_from as "dateFrom", a.date_to as "dateTo", coalesce(k.full_name, '') as "clientName",
    k.date_of_birth::text as "dateOfBirth", co.name as "companyName", m.full_name as "caseManagerName",
    k.claim_no as "claimNo", a.consultation_type as "consultationType", a.status,
    case when a.interpreter_required then coalesce(l.label, 'required') end as interpreter, a.note,
    c.name as "centreName", r.name as "roomName", a.time_zone as "timeZone",
    coalesce(s.is_video_appointment, false) as "isVideo"
  from appointments a left join party_clients k on k.id = a.client_id
  left join party_centres c on c.id = a.centre_id
  left join appointment_sessions s on s.id = a.session_id
  left join party_centre_rooms r on r.id = s.room_id
  left join party_companies co on co.id = a.company_id
  left join party_case_managers m on m.id = a.case_manager_id
  left join platform_values l on l.id = a.language_id
  where a.specialist_id = $1::uuid and ($2::uuid is null or a.centre_id = $2::uuid)
    and not a.is_deleted and a.status <> 'cancelled'
    and a.date_from >= ($3::date - 1)::timestamptz and a.date_from < ($4::date + 2)::timestamptz
    and (a.date_from at time zone a.time_zone)::date between $3::date and $4::date
    and ${scope}
  order by a.date_from`;

/** Of every session of the day, also of one that nobody has booked. */
const roomText = `select distinct (s.date_from at time zone s.time_zone)::date::text as day, r.name
  from appointment_sessions s join party_centre_rooms r on r.id = s.room_id
  where s.specialist_id = $1::uuid and ($2::uuid is null or s.centre_id = $2::uuid)
    and not s.is_deleted and not s.is_cancelled
    and s.date_from >= ($3::date - 1)::timestamptz and s.date_from < ($4::date + 2)::timestamptz
    and (s.date_from at time zone s.time_zone)::date between $3::date and $4::date
  order by r.name`;

const stampText = `select day::text, version, fingerprint, printed_at as "printedAt", printed_by_name as "printedBy"
  from daysheet_stamps where specialist_id = $1::uuid
    and centre_id = coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
    and day between $3::date and $4::date`;

type StampRow = {
  day: string;
  version: number;
  fingerprint: string;
  printedAt: string;
  printedBy: string;
};

/** A condition of the caller's scope, after the values that the statement has already. */
function scoped(
  actor: Actor | null,
  resource: AnyResource,
  ability: string,
  alias: string,
  given: readonly unknown[],
): { readonly scope: string; readonly values: readonly unknown[] } {
  const params = new Params();
  for (const value of given) params.add(value);
  const [scope = 'true'] = actor ? scopeSql(actor, resource, ability, params, alias) : [];
  return { scope, values: params.values };
}

/**
 * A specialist has their own sheet only; the lines are those of the appointments that the caller may
 * list. Null: the practice's own work, which sees all of them.
 */
export async function readDaysheets(
  tx: Tx,
  actor: Actor | null,
  query: DaysheetQuery,
): Promise<StampedDaysheet[]> {
  const { specialistId, centreId = null, fromDate } = query;
  if (!fromDate) throw new Refused('invalidModel');
  const toDate = query.toDate ?? fromDate;
  const last = daysBetween(fromDate, toDate);
  if (last < 0 || last >= mostDaysheetDays) throw new Refused('tooManyDaysheets');

  const { ability } = printDaysheet;
  const top = scoped(actor, appointmentSession, ability, 'own', [specialistId, centreId]);
  const [head] = await tx.query<Heads>(headText(top.scope), top.values);
  if (!head || (centreId && head.centreName === null)) throw new Refused('notFound');
  const span = [specialistId, centreId, fromDate, toDate];
  const rows = scoped(actor, appointment, 'appointment.list', 'a', span);
  const lines = await tx.query<DaysheetLine & { day: string }>(lineText(rows.scope), rows.values);
  const rooms = await tx.query<{ day: string; name: string }>(roomText, span);
  const stamps = await tx.query<StampRow>(stampText, span);

  return Array.from({ length: last + 1 }, (_, step) => addDays(fromDate, step)).map((day) => {
    const daysheet: Daysheet = {
      specialistName: head.specialistName,
      specialistEmail: head.specialistEmail,
      centreId,
      centreName: head.centreName ?? 'All places',
      centreAddress: head.address ? addressText(head.address) : '',
      centrePhone: head.phone,
      rooms: rooms.filter((room) => room.day === day).map(({ name }) => name),
      day,
      timeZone: head.timeZone ?? head.tenantZone ?? 'Australia/Sydney',
      personWord: vocabularyOf(head.vocabulary ?? undefined),
      lines: lines.filter((line) => line.day === day).map(({ day: _day, ...line }) => line),
    };
    const fingerprint = createHash('sha256').update(daysheetText(daysheet)).digest('hex');
    const found = stamps.find((stamp) => stamp.day === day);
    return {
      daysheet,
      fingerprint,
      stamp: found
        ? {
            version: found.version,
            printedAt: found.printedAt,
            printedBy: found.printedBy,
            isChangedSince: found.fingerprint !== fingerprint,
          }
        : null,
    };
  });
}

/** The same sheet keeps its version; another one gets the next. */
export async function stampDaysheets(
  tx: Tx,
  actor: Actor,
  query: DaysheetQuery,
  sheets: readonly StampedDaysheet[],
): Promise<void> {
  await tx.batch(
    sheets.map(({ daysheet, fingerprint }) => ({
      text: `insert into daysheet_stamps as s
          (tenant_id, specialist_id, centre_id, day, version, fingerprint, printed_at, printed_by_name)
        values (current_tenant(), $1::uuid, coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'), $3::date,
          1, $4, now(), $5)
        on conflict (tenant_id, specialist_id, centre_id, day) do update set
          version = s.version + (s.fingerprint <> excluded.fingerprint)::int,
          fingerprint = excluded.fingerprint, printed_at = now(), printed_by_name = excluded.printed_by_name`,
      values: [
        query.specialistId,
        query.centreId ?? null,
        daysheet.day,
        fingerprint,
        actor.name ?? '',
      ],
    })),
  );
}

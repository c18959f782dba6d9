import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { PlannedDay, RosterDay } from '../../domain/index.ts';

const clashText = `with wanted as (
    select w.n, w.specialist_id, w.date_from, w.date_to, w.day
    from jsonb_to_recordset($1::jsonb) w(n int, specialist_id uuid, date_from timestamptz, date_to timestamptz, day date)
  )
  select w.n, 'overlap' as reason from wanted w where exists (
    select 1 from appointment_sessions s where s.specialist_id = w.specialist_id
      and not s.is_deleted and not s.is_cancelled
      and tstzrange(s.date_from, s.date_to) && tstzrange(w.date_from, w.date_to))
  union all
  select w.n, 'leave' from wanted w where exists (
    select 1 from party_specialist_leaves l where l.specialist_id = w.specialist_id
      and w.day between l.start_date and l.end_date)
  union all
  select w.n, 'room' from wanted w where $2::uuid is not null and exists (
    select 1 from appointment_sessions s where s.room_id = $2::uuid
      and not s.is_deleted and not s.is_cancelled
      and tstzrange(s.date_from, s.date_to) && tstzrange(w.date_from, w.date_to))`;

/** A day of one specialist. */
export type WantedDay = RosterDay & { readonly specialistId: string };

/** The wanted days, with what stands in the way of each. */
export async function planDays(
  tx: Tx,
  wanted: readonly WantedDay[],
  roomId: string | null,
): Promise<PlannedDay[]> {
  const rows = wanted.map(({ specialistId, day, dateFrom, dateTo }, n) => ({
    n,
    specialist_id: specialistId,
    day,
    date_from: dateFrom,
    date_to: dateTo,
  }));
  const clashes = await tx.query<{ n: number; reason: PlannedDay['skipped'] }>(clashText, [
    JSON.stringify(rows),
    roomId,
  ]);
  const reasons = new Map(clashes.toReversed().map(({ n, reason }) => [n, reason]));
  return wanted.map((day, n) => ({ ...day, skipped: reasons.get(n) ?? null }));
}

const holidayText = `select distinct h.date::text as day from holidays h
  left join party_centres c on c.id = $3::uuid
  where h.is_active and not h.is_deleted and h.date between $1::date and $2::date
    and holiday_counts(h.states, h.region, h.postcodes,
      array(select l.target_id from holidays__centres l where l.tenant_id = h.tenant_id and l.owner_id = h.id),
      c.id, c.suburb, c.state, c.postcode)`;

/** National ones, and those of the state and the region where the centre is. */
export async function holidaysBetween(
  tx: Tx,
  from: PlainDate,
  to: PlainDate,
  centreId: string | null,
): Promise<Set<PlainDate>> {
  const rows = await tx.query<{ day: PlainDate }>(holidayText, [from, to, centreId]);
  return new Set(rows.map(({ day }) => day));
}

import { addDays, startOfDay } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { everyDay, mondayOf } from '../../domain/index.ts';
import type { Counted, DayOfSlots, HeldSlot, WeekOfSessions } from '../../domain/index.ts';
import { countable } from './statistic.ts';
import type { Statistic } from './statistic.ts';

const daysAhead = 14;
const statusDays = 30;
const mostHeld = 20;

/** Under a policy only a comparison of like with like may use the index: an instant with an instant. */
const midnightUtc = (day: PlainDate): Instant => startOfDay(day, 'UTC');

/** A day is one of the place where the session is held; the index needs a little more room. */
export const appointmentsByDay: Statistic<'appointmentsByDay', DayOfSlots> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'appointmentSession');
    const first = params.add(asked.today, '::date');
    const after = params.add(addDays(asked.today, daysAhead), '::date');
    const now = params.add(asked.now, '::timestamptz');
    const from = params.add(midnightUtc(addDays(asked.today, -1)), '::timestamptz');
    const to = params.add(midnightUtc(addDays(asked.today, daysAhead + 1)), '::timestamptz');
    return {
      text: `select (l.starts_at at time zone t.time_zone)::date::text as day,
          count(*) filter (where l.state = 'booked')::int as booked,
          count(*) filter (where l.state = 'held' and l.held_until > ${now})::int as held,
          count(*) filter (where l.starts_at > ${now} and not t.is_on_hold
            and (l.state = 'free' or (l.state = 'held' and l.held_until <= ${now})))::int as free
        from booking_sessions t
        join booking_slots l on l.tenant_id = t.tenant_id and l.session_id = t.id
        where t.tenant_id = ${tenant} and not t.is_cancelled
          and t.date_from >= ${from} and t.date_from < ${to}
          and (l.starts_at at time zone t.time_zone)::date >= ${first}
          and (l.starts_at at time zone t.time_zone)::date < ${after}${scope}
        group by 1`,
      values: params.values,
    };
  },
  answer: (rows, { today }) => ({
    items: everyDay(today, daysAhead, rows),
  }),
};

type WeekRow = {
  isNext: boolean;
  state: string;
  sessions: number;
  slots: number;
  booked: number;
};

function weekOf(rows: readonly WeekRow[], isNext: boolean): WeekOfSessions {
  const own = rows.filter((row) => row.isNext === isNext);
  const sum = (key: 'sessions' | 'slots' | 'booked') =>
    own.reduce((total, row) => total + row[key], 0);
  return {
    sessions: sum('sessions'),
    slots: sum('slots'),
    booked: sum('booked'),
    byState: Object.fromEntries(own.map((row) => [row.state, row.sessions])),
  };
}

export const sessionsUtilisation: Statistic<'sessionsUtilisation', WeekRow> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'appointmentSession');
    const monday = mondayOf(asked.today);
    const at = (day: string) => params.add(startOfDay(day, asked.zone), '::timestamptz');
    const [first, next, after] = [at(monday), at(addDays(monday, 7)), at(addDays(monday, 14))];
    return {
      text: `select t.date_from >= ${next} as "isNext", t.session_status as state,
          count(*)::int as sessions, coalesce(sum(t.total_slots), 0)::int as slots,
          coalesce(sum(b.booked), 0)::int as booked
        from booking_sessions t
        cross join lateral (
          select count(*) as booked from booking_slots l
          where l.tenant_id = t.tenant_id and l.session_id = t.id and l.state = 'booked'
        ) b
        where t.tenant_id = ${tenant} and not t.is_cancelled
          and t.date_from >= ${first} and t.date_from < ${after}${scope}
        group by 1, 2`,
      values: params.values,
    };
  },
  answer: (rows) => ({
    thisWeek: weekOf(rows, false),
    nextWeek: weekOf(rows, true),
  }),
};

export const appointmentsByStatus: Statistic<'appointmentsByStatus', Counted<'status'>> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'appointment');
    const now = params.add(asked.now, '::timestamptz');
    return {
      text: `select t.status, count(*)::int as count from booking_appointments t
        where t.tenant_id = ${tenant} and t.date_from >= ${now}
          and t.date_from < ${now} + interval '${statusDays} days'${scope}
        group by t.status order by t.status`,
      values: params.values,
    };
  },
  answer: (items) => ({ items }),
};

/** Always one's own: a hold is between a person and a clock. */
export const heldSlots: Statistic<'heldSlots', HeldSlot> = {
  statement: ({ actor, now }) => ({
    text: `select l.id as "slotId", s.id as "sessionId", l.starts_at as "startsAt",
        s.time_zone as "timeZone", l.held_until as "heldUntil",
        d.full_name as "specialistName", c.name as "centreName"
      from booking_slots l
      join booking_sessions s on s.tenant_id = l.tenant_id and s.id = l.session_id
      join party_specialists d on d.tenant_id = s.tenant_id and d.id = s.specialist_id
      left join party_centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
      where l.state = 'held' and l.held_until > $3::timestamptz and l.tenant_id = $1
        and l.held_by_id = $2
      order by l.held_until, l.id limit ${mostHeld}`,
    values: [actor.tenantId, actor.userId, now],
  }),
  answer: (items) => ({ items }),
};

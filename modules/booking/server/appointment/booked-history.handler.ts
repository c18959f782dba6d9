import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { bookedAppointmentHistory, bookedTimes } from '../../domain/index.ts';
import type { BookedChange, BookedTime } from '../../domain/index.ts';

type Change = {
  readonly changeTime: string;
  readonly userName: string;
  readonly requestId: string | null;
  readonly property: string;
  readonly value: string | null;
  readonly text: string | null;
};

const changesText = `select change_time as "changeTime", coalesce(user_text, 'System') as "userName",
    request_id as "requestId", property_name as property, original_value #>> '{}' as value,
    original_text as text
  from property_changes
  where tenant_id = $1 and record_id = $2 and resource = 'appointment'
    and property_name in ('date_from', 'date_to', 'time_zone', 'specialist_id', 'centre_id')
  order by change_time desc, id desc limit 500`;

const bookedText = `select a.creation_time as "changeTime", coalesce(u.name, 'System') as "userName"
  from appointments a left join accounts u on u.tenant_id = a.tenant_id and u.id = a.creator_id
  where a.tenant_id = $1 and a.id = $2`;

const instant = (value: string | null) => (value === null ? '' : new Date(value).toISOString());

const before: Readonly<Record<string, (change: Change) => BookedChange['before']>> = {
  date_from: ({ value }) => ({ dateFrom: instant(value) }),
  date_to: ({ value }) => ({ dateTo: instant(value) }),
  time_zone: ({ value }) => ({ timeZone: value ?? '' }),
  specialist_id: ({ text }) => ({ specialist: text }),
  centre_id: ({ text }) => ({ centre: text }),
};

/** What one move wrote: rows of one request, each of another property. */
function movesOf(rows: readonly Change[]): Change[][] {
  const moves: Change[][] = [];
  for (const row of rows) {
    const last = moves.at(-1);
    const isSame =
      last?.[0]?.requestId === row.requestId && !last.some((one) => one.property === row.property);
    if (last && isSame) last.push(row);
    else moves.push([row]);
  }
  return moves;
}

async function readChanges(tx: Tx, id: string): Promise<BookedChange[]> {
  const rows = await tx.query<Change>(changesText, [tx.context.tenantId, id]);
  return movesOf(rows).map((changes) => ({
    changeTime: changes[0]?.changeTime ?? '',
    userName: changes[0]?.userName ?? 'System',
    before: Object.assign({}, ...changes.map((change) => before[change.property]?.(change))),
  }));
}

type Present = Parameters<typeof bookedTimes>[0];

/** Each time and place that an appointment was booked for, the present one first. */
export async function bookedTimesOf(tx: Tx, id: string, present: Present): Promise<BookedTime[]> {
  const [booking] = await tx.query<{ changeTime: string; userName: string }>(bookedText, [
    tx.context.tenantId,
    id,
  ]);
  if (!booking) throw new Error('An appointment that was read is there');
  return bookedTimes(present, await readChanges(tx, id), booking);
}

export const bookedHistoryHandler = handle(bookedAppointmentHistory, async ({ tx, record }) => {
  const { dateFrom, dateTo, timeZone, specialist, centre } = record;
  const present = {
    dateFrom,
    dateTo,
    timeZone,
    specialist: specialist?.displayName ?? null,
    centre: centre?.displayName ?? null,
  };
  return { items: await bookedTimesOf(tx, record.id, present) };
});

import { Refused, handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { changeSessions, isLeftAlone, readIds } from '../../domain/index.ts';
import type { SessionInBulk } from '../../domain/index.ts';
import { publishSessionChange } from './publish-session-change.ts';
import type { TimedSession } from './publish-session-change.ts';

/** Ids of other tenants are simply not found: the wall of the table sees to it. */
const lockText = `select s.id, s.name, s.is_cancelled as "isCancelled", s.date_from as "dateFrom",
    s.date_to as "dateTo",
    (select count(*)::int from appointment_slots l where l.session_id = s.id and l.state = 'booked') as "bookedSlots"
  from appointment_sessions s where s.id = any($1::uuid[]) and not s.is_deleted
  order by s.date_from, s.id for update`;

const stamped = `concurrency_stamp = gen_random_uuid(), last_modification_time = now(),
  last_modifier_id = current_actor()`;

async function apply(tx: Tx, ids: readonly string[], set: string, values: readonly unknown[]) {
  await tx.query(`update appointment_sessions set ${set}, ${stamped} where id = any($1::uuid[])`, [
    ids,
    ...values,
  ]);
}

const columns = {
  centreId: ['centre_id', '::uuid'],
  roomId: ['room_id', '::uuid'],
  slotMinutes: ['slot_minutes', '::numeric'],
  bufferMinutes: ['buffer_minutes', '::numeric'],
  capacity: ['capacity', '::numeric'],
  consultationType: ['consultation_type', '::text'],
} as const;

export const bulkHandler = handle(changeSessions, async ({ tx, input, services }) => {
  const ids = readIds(input.ids);
  if ('kind' in ids) throw new Refused(ids.code);
  const verb = input.verb ?? 'hold';
  const changes = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (key) => input[key] !== undefined && input[key] !== null,
  );
  if (verb === 'change' && !changes.length) throw new Refused('nothingToChange');
  const changesSlots = changes.some((key) => key === 'slotMinutes' || key === 'bufferMinutes');
  const sessions = await tx.query<SessionInBulk & TimedSession>(lockText, [ids]);
  const kept = sessions.filter((session) => isLeftAlone(verb, session, changesSlots));
  const keptIds = new Set(kept.map(({ id }) => id));
  const touched = sessions.filter(({ id }) => !keptIds.has(id));
  const result = {
    changed: touched.length,
    affectedAppointments: touched.reduce((sum, { bookedSlots }) => sum + bookedSlots, 0),
    kept: kept.map(({ id, name, bookedSlots }) => ({ id, name, bookedSlots })),
  };
  const chosen = touched.map(({ id }) => id);
  if (input.isPreview || !chosen.length) return result;
  publishSessionChange(services, tx, touched);
  if (verb === 'cancel') await apply(tx, chosen, 'is_cancelled = true', []);
  if (verb === 'hold') await apply(tx, chosen, 'is_on_hold = true', []);
  if (verb === 'release') await apply(tx, chosen, 'is_on_hold = false', []);
  if (verb === 'change') {
    const sets = changes.map((key, n) => `${columns[key][0]} = $${n + 2}${columns[key][1]}`);
    await apply(
      tx,
      chosen,
      sets.join(', '),
      changes.map((key) => input[key]),
    );
  }
  return result;
});

import { Refused, handle, throwUnlessAccepted } from '#kernel/server';
import { changeSessions, planBulk, readIds } from '../../domain/index.ts';
import type { SessionInBulk } from '../../domain/index.ts';

/** Ids of other tenants are simply not found: the wall of the table sees to it. */
const lockText = `select s.id, s.name, s.is_cancelled as "isCancelled", s.is_on_hold as "isOnHold",
    (select count(*)::int from appointment_slots l where l.session_id = s.id and l.state = 'booked') as "bookedSlots"
  from appointment_sessions s where s.id = any($1::uuid[]) and not s.is_deleted
  order by s.id for update`;

export const bulkHandler = handle(changeSessions, async ({ tx, input, write }) => {
  const ids = readIds(input.ids);
  if ('kind' in ids) throw new Refused(ids.code);
  const sessions = await tx.query<SessionInBulk>(lockText, [ids]);
  const { touched, kept, decision } = planBulk(input, sessions);
  if (input.isPreview) throwUnlessAccepted(decision);
  else await write(decision);
  return {
    changed: touched.length,
    affectedAppointments: touched.reduce((sum, { bookedSlots }) => sum + bookedSlots, 0),
    kept: kept.map(({ id, name, bookedSlots }) => ({ id, name, bookedSlots })),
  };
});

import { Params, Refused, handle, readAnswer, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  appointmentSession,
  decideOnHold,
  decideSessionCancellation,
  decideSessionRemoval,
  decideSync,
  deleteSession,
  forBookingsName,
  isHeld,
  listSlots,
  mySession,
  removeSession,
  setIsOnHold,
  slotReasons,
  syncFromAssessment,
  whyNotBookable,
} from '../../domain/index.ts';
import type { LiveAppointment } from '../../domain/index.ts';
import { followChanges } from '../impact/follow-changes.ts';
import { slotsOf, surroundingsOf } from '../slot/slot-row.ts';
import { maySeeHolder } from '../slot/visible-sessions.ts';

async function bookedSlots(tx: Tx, sessionId: string): Promise<number> {
  const [found] = await tx.query<{ count: number }>(
    `select count(*)::int as count from appointment_slots where session_id = $1::uuid and state = 'booked'`,
    [sessionId],
  );
  return found?.count ?? 0;
}

const liveText = `select a.id, a.date_from as "dateFrom" from appointments a
  where a.session_id = $1::uuid and a.status <> 'cancelled' and not a.is_deleted`;

export const sessionHandlers = [
  handle(setIsOnHold, ({ record, input, commit }) => commit(decideOnHold(record, input.isOnHold))),
  handle(deleteSession, async ({ record, tx, actor, services, choices, commit }) => {
    const choice = choices[forBookingsName] ?? null;
    // With appointments it is closed for more, and cancelled once they have gone elsewhere.
    const isOccupied = await followChanges(
      { tx, actor, services, choice },
      [{ kind: 'sessionEnds', id: record.id }],
      'sessionHasBookings',
    );
    return commit(
      isOccupied
        ? decideOnHold(record, true)
        : decideSessionCancellation(record, await bookedSlots(tx, record.id)),
    );
  }),
  handle(removeSession, async ({ record, tx, write }) =>
    write(decideSessionRemoval(record, await bookedSlots(tx, record.id))),
  ),
  handle(mySession, async ({ tx, actor, services }) => {
    const { ability } = mySession;
    const params = new Params();
    const mine = scopeSql(actor, appointmentSession, ability, params, 's');
    const now = params.add(services.now().toISOString(), '::timestamptz');
    const where = ['not s.is_deleted', 'not s.is_cancelled', `s.date_to > ${now}`, ...mine];
    const [next] = await tx.query<{ id: string }>(
      `select s.id from appointment_sessions s where ${where.join(' and ')}
        order by s.date_from, s.id limit 1`,
      params.values,
    );
    if (!next) throw new Refused('notFound');
    return readAnswer({ tx, actor }, appointmentSession, next.id, { ability });
  }),
  handle(syncFromAssessment, async ({ record, tx, commit }) => {
    const slots = await slotsOf(tx, record.id);
    const live = await tx.query<LiveAppointment>(liveText, [record.id]);
    return commit(decideSync(slots, live));
  }),
  handle(listSlots, async ({ record, tx, actor, services }) => {
    const slots = await slotsOf(tx, record.id);
    const [first] = slots;
    if (!first) return { items: [] };
    const [companyId = null] = actor.ids.companyId ?? [];
    const { session, unbookable } = await surroundingsOf(tx, first, companyId);
    const now = services.now().toISOString();
    const asking = { userId: actor.userId, companyId, now };
    return {
      items: slots.map((slot) => {
        const reasons = whyNotBookable(slot, session, unbookable, asking);
        return {
          ...slot,
          heldByName: maySeeHolder(actor, slot) ? slot.heldByName : null,
          isHeld: isHeld(slot, now),
          reasons: reasons.map((reason) => ({ reason, text: slotReasons[reason] })),
        };
      }),
    };
  }),
];

import { accept } from '#kernel/domain';
import { handle, recordAnswer } from '#kernel/server';
import {
  appointmentSession,
  deleteSession,
  isHeld,
  listSlots,
  setIsOnHold,
  slotReasons,
  syncFromAssessment,
  whyNotBookable,
} from '../../domain/index.ts';
import { slotsOf, surroundingsOf } from '../slots/slot-row.ts';

const freeText = `update appointment_slots l set state = 'free', appointment_id = null
  from appointments a where l.session_id = $1::uuid and a.id = l.appointment_id
    and (a.status = 'cancelled' or a.is_deleted or a.session_id <> l.session_id)`;

const takeText = `update appointment_slots l set state = 'booked', appointment_id = a.id, held_by_id = null,
    held_by_name = null, held_until = null
  from appointments a where a.session_id = $1::uuid and l.session_id = a.session_id
    and a.date_from = l.starts_at and a.status <> 'cancelled' and not a.is_deleted and l.state <> 'booked'`;

export const sessionHandlers = [
  handle(setIsOnHold, ({ record, input, commit }) =>
    commit(record, accept({ isOnHold: input.isOnHold ?? false })),
  ),
  /** Cancelled, not deleted: the history keeps what was offered. */
  handle(deleteSession, ({ record, commit }) =>
    commit(record, accept({ isCancelled: true }, [{ type: 'SessionCancelled', id: record.id }])),
  ),
  handle(syncFromAssessment, async ({ record, tx, actor }) => {
    await tx.batch([
      { text: freeText, values: [record.id] },
      { text: takeText, values: [record.id] },
    ]);
    const { ability } = syncFromAssessment;
    return recordAnswer(tx, actor, appointmentSession, record.id, { ability });
  }),
  handle(listSlots, async ({ record, tx, actor, services }) => {
    const slots = await slotsOf(tx, record.id);
    const [first] = slots;
    if (!first) return { items: [] };
    const { session, specialist } = await surroundingsOf(tx, first);
    const now = services.now().toISOString();
    const companyId = actor.attributes.companyId ?? null;
    const asking = { userId: actor.userId, companyId, isExcludedByCompany: false, now };
    return {
      items: slots.map((slot) => {
        const reasons = whyNotBookable(slot, session, specialist, asking);
        return {
          ...slot,
          isHeld: isHeld(slot, now),
          reasons: reasons.map((reason) => ({ reason, text: slotReasons[reason] })),
        };
      }),
    };
  }),
];

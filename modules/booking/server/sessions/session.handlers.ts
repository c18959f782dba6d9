import { accept } from '#kernel/domain';
import { handle } from '#kernel/server';
import {
  deleteSession,
  isHeld,
  listSlots,
  setIsOnHold,
  slotReasons,
  whyNotBookable,
} from '../../domain/index.ts';
import { slotsOf, surroundingsOf } from '../slots/slot-row.ts';

export const sessionHandlers = [
  handle(setIsOnHold, ({ record, input, commit }) =>
    commit(record, accept({ isOnHold: input.isOnHold ?? false })),
  ),
  /** Cancelled, not deleted: the history keeps what was offered. */
  handle(deleteSession, ({ record, commit }) =>
    commit(record, accept({ isCancelled: true }, [{ type: 'SessionCancelled', id: record.id }])),
  ),
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

import type { ScreenListener } from '#kernel/server';
import type { SlotRow } from './slot-row.ts';

/** Joined by whoever has the calendar, the search or a session open. */
export const slotsRoom = (tenantId: string): string => `t:${tenantId}:slots`;

export type SlotNews = Pick<SlotRow, 'id' | 'sessionId' | 'state'> & {
  readonly heldById: string | null;
  readonly heldByName: string | null;
  readonly heldUntil: string | null;
};

const newsText = `select l.id, l.session_id as "sessionId", l.state, l.held_by_id as "heldById",
    l.held_by_name as "heldByName", l.held_until as "heldUntil"
  from appointment_slots l where l.id = any($1::uuid[])`;

/** After the commit only: nobody is told of what did not happen. No claimant is named. */
export const publishSlotChange: ScreenListener = async ({ tx, services, writes }) => {
  const ids = writes.flatMap((write) => (write.write === 'claim' ? [write.id] : []));
  const news = await tx.query<SlotNews>(newsText, [ids]);
  const room = slotsRoom(tx.context.tenantId);
  tx.afterCommit(() => services.realtime.publish(room, 'SlotsChanged', news));
};

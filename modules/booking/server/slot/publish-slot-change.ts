import type { Services, Tx } from '#kernel/server';
import type { SlotRow } from './slot-row.ts';

/** Joined by whoever has the calendar, the search or a session open. */
export const slotsRoom = (tenantId: string): string => `t:${tenantId}:slots`;

export type SlotNews = Pick<SlotRow, 'id' | 'sessionId' | 'state'> & {
  readonly heldById: string | null;
  readonly heldByName: string | null;
  readonly heldUntil: string | null;
};

/** After the commit only: nobody is told of what did not happen. No claimant is named. */
export function publishSlotChange(services: Services, tx: Tx, news: readonly SlotNews[]): void {
  const room = slotsRoom(tx.context.tenantId);
  tx.afterCommit(() => services.realtime.publish(room, 'SlotsChanged', news));
}

import type { Actor } from '#kernel/domain';
import type { Message, ScreenListener } from '#kernel/server';
import { booksForAnyCompany } from '../../domain/index.ts';
import type { SlotRow } from './slot-row.ts';

/** Joined by customers and specialists who have the calendar, the search or a session open. */
const customersSlotsRoom = (tenantId: string): string => `t:${tenantId}:slots`;

/** The practice's own people are told besides who holds a slot. */
const practiceSlotsRoom = (tenantId: string): string => `t:${tenantId}:slots:practice`;

export const slotsRoomOf = (actor: Actor): string =>
  booksForAnyCompany(actor)
    ? practiceSlotsRoom(actor.tenantId)
    : customersSlotsRoom(actor.tenantId);

/** To everybody who looks at slots: news that name nobody. */
export const toAllSlotsRooms = (tenantId: string, event: string, news: unknown): Message[] =>
  [customersSlotsRoom(tenantId), practiceSlotsRoom(tenantId)].map((room) => ({
    room,
    event,
    args: [news],
  }));

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
  const { tenantId } = tx.context;
  const nameless = news.map((slot) => ({ ...slot, heldByName: null }));
  tx.afterCommit(() =>
    services.realtime.publishAll([
      { room: practiceSlotsRoom(tenantId), event: 'SlotsChanged', args: [news] },
      { room: customersSlotsRoom(tenantId), event: 'SlotsChanged', args: [nameless] },
    ]),
  );
};

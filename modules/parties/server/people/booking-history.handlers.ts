import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { clientBookingHistory, contractorBookingHistory } from '../../domain/index.ts';
import { asList, bookingsOf } from './booking-history.ts';

/** C-151, C-160. */
export const bookingHistoryHandlers: readonly Handler[] = [
  clientBookingHistory,
  contractorBookingHistory,
].map((action) =>
  handle(action, async ({ tx, actor, record }) =>
    asList(await bookingsOf(tx, { tenantId: actor.tenantId, party: action.on, id: record.id })),
  ),
);

import { handle, readersOf } from '#kernel/server';
import { clientSeenBy } from '../../domain/index.ts';
import { asList } from './booking-history.ts';

/** Newest first; a page that is opened is a dozen of them. */
const mostLooks = 5000;

export const seenByHandler = handle(clientSeenBy, async ({ tx, services, record }) => {
  const person = { tenantId: tx.context.tenantId, id: record.id };
  return asList(await readersOf(services, person, mostLooks));
});

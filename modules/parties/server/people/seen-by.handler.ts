import { handle, readersOf } from '#kernel/server';
import { clientSeenBy } from '../../domain/index.ts';
import { asList } from './booking-history.ts';

const most = 500;

export const seenByHandler = handle(clientSeenBy, async ({ tx, services, record }) =>
  asList(await readersOf(services, tx, record.id, most)),
);

import type { Actor } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import type { Moment } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

/** The day at the practice, and who does it; without somebody it is the server. */
export const momentOf = async (
  tx: Tx,
  services: Services,
  actor: Pick<Actor, 'name'> | null,
): Promise<Moment> => ({
  today: await todayOf(tx, services),
  now: services.now().toISOString(),
  by: actor?.name ?? null,
});

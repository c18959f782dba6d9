import type { Services, Tx } from '#kernel/server';
import { forgetAll } from './clean-up.job.ts';

/** No bin: whoever is erased does not come back. What is held is refused by the database. */
const markText = `update files set status = 'removed', removed_at = '-infinity'
  where owner_id = any ($1::uuid[]) and (status <> 'removed' or removed_at <> '-infinity') returning id`;

/** Files of these records, also those in the bin; with them go their pages, texts and pictures. */
export async function markForDestruction(tx: Tx, recordIds: readonly string[]): Promise<number> {
  return (await tx.query(markText, [recordIds])).length;
}

/** The bytes of what was marked; cut off, the hourly clean-up goes on. */
export const destroyMarked = (services: Services, tenantId: string) =>
  forgetAll(services, new Date(0), { tenantId });

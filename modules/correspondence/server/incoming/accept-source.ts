import { limitBytes } from '#documents/server';
import { Refused, newId, newStorageKey, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Enough for what our own mails may carry, grown by its coding. */
export const largestMessage = 40 * 1024 * 1024;

export const receiveMailJob = 'correspondence.receiveMail';

/** Kept before whoever brings it is told so; a worker reads it afterwards. */
export async function acceptSource(
  services: Services,
  source: AsyncIterable<Uint8Array>,
): Promise<string> {
  const id = newId();
  const key = newStorageKey(hostTenantId);
  await services.storage.put(
    key,
    limitBytes(source, largestMessage, () => new Refused('mailTooBig')),
  );
  try {
    await services.db.transaction(systemContext(hostTenantId), async (tx) => {
      await tx.query(
        `insert into incoming_mail_sources (tenant_id, id, storage_key, received_at)
         values ($1, $2, $3, $4)`,
        [hostTenantId, id, key, services.now()],
      );
      await services.jobs.enqueue(tx, receiveMailJob, { tenantId: hostTenantId, sourceId: id });
    });
  } catch (error) {
    await services.storage.delete(key);
    throw error;
  }
  return id;
}

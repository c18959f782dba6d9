import { systemContext } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { forgetParts } from './finish-upload.ts';

const deleteText = `delete from resumable_uploads where tenant_id = $1::uuid and id = $2::uuid`;

const expiredText = `select tenant_id as "tenantId", id from resumable_uploads
  where expires_at <= $1::timestamptz limit 500`;

/** As if it had never been begun. */
export async function forgetUpload(
  services: Services,
  context: Context,
  id: string,
): Promise<void> {
  await forgetParts(services, context, id);
  await services.db.batch(context, [{ text: deleteText, values: [context.tenantId, id] }]);
}

/** Nobody came back for them. */
export async function forgetExpiredUploads(services: Services): Promise<void> {
  const [found] = await services.hostDb.batch(systemContext(hostTenantId), [
    { text: expiredText, values: [services.now()] },
  ]);
  for (const { tenantId, id } of (found?.rows ?? []) as { tenantId: string; id: string }[]) {
    await forgetUpload(services, systemContext(tenantId), id);
  }
}

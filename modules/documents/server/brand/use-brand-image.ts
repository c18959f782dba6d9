import { accept, change } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { brandFileId, tenant } from '#platform/domain';
import type { BrandImage } from '#platform/domain';
import { lockTenant } from '#platform/server';

const removeText = `update files set status = 'removed', removed_at = now()
  where tenant_id = $1 and id = $2::uuid and owner_resource = 'tenant' and status = 'stored'`;

type Use = {
  readonly tenantId: string;
  readonly image: BrandImage;
  readonly fileName: string | null;
};

/** The table of tenants belongs to the host role. The picture before goes with the clean-up. */
export const useBrandImage = (
  services: Services,
  context: Context,
  { tenantId, image, fileName }: Use,
): Promise<void> =>
  services.hostDb.transaction(context, async (tx) => {
    const before = await lockTenant(tx, tenantId);
    await writeBySystem({ tx, services }, accept(change(tenant, tenantId, { [image]: fileName })));
    const old = brandFileId(before?.[image] ?? '');
    if (old) await tx.query(removeText, [tenantId, old]);
  });

import { accept, change } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { brandFileId, tenant } from '#platform/domain';
import type { BrandImage } from '#platform/domain';

const columns: Readonly<Record<BrandImage, string>> = {
  logo: 'logo',
  secondaryLogo: 'secondary_logo',
  favicon: 'favicon',
};

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
    const column = columns[image];
    const [row] = await tx.query<{ before: string | null }>(
      `select ${column} as before from tenants where id = $1 for update`,
      [tenantId],
    );
    await writeBySystem({ tx, services }, accept(change(tenant, tenantId, { [image]: fileName })));
    const old = brandFileId(row?.before ?? '');
    if (old) await tx.query(removeText, [tenantId, old]);
  });

import type { Tx } from '#kernel/server';
import type { BrandImage, SettingValues } from '../../domain/index.ts';

export type LockedTenant = Readonly<Record<BrandImage, string | null>> & {
  readonly settings: SettingValues | null;
};

const text = `select logo, secondary_logo as "secondaryLogo", favicon, settings
  from tenants where id = $1 and not is_deleted for update`;

/** For whoever changes a tenant by what it says now. Runs as the host; null: there is none. */
export async function lockTenant(tx: Tx, tenantId: string): Promise<LockedTenant | null> {
  const [found] = await tx.query<LockedTenant>(text, [tenantId]);
  return found ?? null;
}

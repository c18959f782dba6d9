import type { Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';

const text = 'select settings from platform_tenants where id = current_tenant()';

/** On fees: interest carries none. */
export async function gstPercent(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(text);
  return settingValue('ICS.Tax.Rate', row?.settings ?? {}) || '0';
}

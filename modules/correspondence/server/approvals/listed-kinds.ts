import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingKey, SettingValues } from '#platform/domain';

const text = 'select settings from platform_tenants where id = current_tenant()';

const settingOf = async (tx: Tx, key: SettingKey): Promise<string> => {
  const [row] = await tx.query<{ settings: SettingValues | null }>(text);
  return settingValue(key, row?.settings ?? {});
};

/** Whether the tenant lists this kind. */
export const isListed = async (tx: Tx, key: SettingKey): Promise<boolean> =>
  (await settingOf(tx, key)) === 'true';

/** Null: no amount needs a second person. */
export const limitOf = async (tx: Tx, key: SettingKey): Promise<Money | null> =>
  (await settingOf(tx, key)) || null;

export const isAbove = async (tx: Tx, key: SettingKey, amount: Money): Promise<boolean> => {
  const limit = await limitOf(tx, key);
  return limit !== null && exact(amount).greaterThan(limit);
};

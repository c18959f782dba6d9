import { isHostSetting, isUserSetting, settingValue, tenantSettings } from '../settings.ts';
import type { SettingKey, SettingValues } from '../settings.ts';

/** D-102. One setting as a record; its key is its id. */
export type SettingItem = {
  readonly id: SettingKey;
  readonly name: string;
  /** What holds for the caller. */
  readonly value: string;
  readonly tenantValue: string;
  readonly defaultValue: string;
  /** Who may have a value of their own: each user, the tenant, or only the provider sets it. */
  readonly scope: 'user' | 'tenant' | 'host';
};

const scopeOf = (key: SettingKey): SettingItem['scope'] =>
  isUserSetting(key) ? 'user' : isHostSetting(key) ? 'host' : 'tenant';

export const settingItem = (
  key: SettingKey,
  tenant: SettingValues,
  own: SettingValues,
): SettingItem => ({
  id: key,
  name: tenantSettings[key].label,
  value: settingValue(key, tenant, own),
  tenantValue: settingValue(key, tenant),
  defaultValue: tenantSettings[key].default,
  scope: scopeOf(key),
});

export const settingItems = (tenant: SettingValues, own: SettingValues): SettingItem[] =>
  (Object.keys(tenantSettings) as SettingKey[]).map((key) => settingItem(key, tenant, own));

import type { Services } from '#kernel/server';
import { systemContext } from '#kernel/server';
import { isSettingKey, tenantSettings } from '../../domain/index.ts';
import type { SettingValues } from '../../domain/index.ts';

export type SettingChange = {
  readonly key: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly userName: string | null;
  readonly time: string;
};

type Row = {
  original_value: SettingValues | null;
  new_value: SettingValues | null;
  user_text: string | null;
  change_time: string;
};

/** The host's changes stand in the host's history, so both are asked; the record is one tenant. */
const text = `select original_value, new_value, user_text, change_time from property_changes
  where resource = 'tenant' and record_id = $1 and property_name = 'settings'
  order by change_time desc, id desc limit 50`;

export async function settingChanges(
  { hostDb }: Services,
  tenantId: string,
): Promise<SettingChange[]> {
  const [found] = await hostDb.batch(systemContext(tenantId), [{ text, values: [tenantId] }]);
  return ((found?.rows ?? []) as Row[]).flatMap((row) => {
    const before = row.original_value ?? {};
    const after = row.new_value ?? {};
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys
      .filter((key) => isSettingKey(key) && before[key] !== after[key])
      .map((key) => ({
        key,
        label: isSettingKey(key) ? tenantSettings[key].label : key,
        from: before[key] ?? null,
        to: after[key] ?? null,
        userName: row.user_text,
        time: row.change_time,
      }));
  });
}

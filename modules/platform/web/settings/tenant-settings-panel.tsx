import { api, saved, toast, useRefetch } from '#kernel/web';
import { Skeleton } from 'antd';
import { tenant as resource } from '../../domain/index.ts';
import type { SettingValues } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import { SettingChanges } from './setting-changes.tsx';
import type { SettingChange } from './setting-changes.tsx';
import { SettingsForm } from './settings-form.tsx';

type Answer = { settings: SettingValues; changes: SettingChange[] };

/** What the host sets for a customer. */
export default function TenantSettingsPanel({ tenantId }: { tenantId: string }) {
  const path = `/app/tenants/${tenantId}/settings`;
  const refetchRecord = useRefetch(resource);
  const { data, error, refetch } = useGet<Answer>(path);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Skeleton active />;

  const save = async (settings: Record<string, string>) => {
    if (!Object.keys(settings).length) return;
    await api.put(path, { settings });
    toast.success(saved.section);
    await Promise.all([refetch(), refetchRecord()]);
  };

  return (
    <div className="settings-layout">
      <div>
        <SettingsForm settings={data.settings} isHost save={save} />
      </div>
      <SettingChanges items={data.changes} />
    </div>
  );
}

import {
  api,
  PageHeader,
  PageTitle,
  saved,
  toast,
  useReloadSession,
  useSession,
} from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import type { SettingValues } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import BrandImages from './brand-images.tsx';
import { SettingChanges } from './setting-changes.tsx';
import type { SettingChange } from './setting-changes.tsx';
import { SettingsForm } from './settings-form.tsx';

/** the settings of the own tenant; those of a user are under My Details. */
export default function SystemConfig() {
  const { actor, tenant } = useSession();
  const { Logo, SecondaryLogo, Favicon } = tenant.extraProperties;
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const config = useGet<{ tenantSettings: SettingValues }>('/app/system-config');
  const changes = useGet<{ items: SettingChange[] }>('/app/system-config/changes');

  const save = async (settings: Record<string, string>) => {
    if (!Object.keys(settings).length) return;
    await api.put('/app/system-config', { settings, scope: 'tenant' });
    toast.success(saved.section);
    await Promise.all([
      config.refetch(),
      changes.refetch(),
      queries.invalidateQueries({ queryKey: ['system-config'] }),
      reloadSession(),
    ]);
  };

  return (
    <div className="page">
      <PageTitle>System Configuration</PageTitle>
      <PageHeader
        title="System Configuration"
        meta={tenant.extraProperties.CustomerName ?? tenant.name}
        actions={<Link to="/view/login-account?tab=Display">My own settings</Link>}
      />
      {config.error && <Failure error={config.error} again={config.refetch} />}
      {!config.data && !config.error && <Skeleton active />}
      {config.data && (
        <div className="settings-layout">
          <div>
            <section className="card" aria-label="Logos">
              <h2>Logos</h2>
              <p className="soft">How your organisation looks in the menu and before sign-in.</p>
              <BrandImages
                tenantId={actor.tenantId}
                files={{
                  logo: Logo ?? null,
                  secondaryLogo: SecondaryLogo ?? null,
                  favicon: Favicon ?? null,
                }}
                mayChange
                changed={changes.refetch}
              />
            </section>
            <SettingsForm settings={config.data.tenantSettings} isHost={actor.isHost} save={save} />
          </div>
          <SettingChanges items={changes.data?.items ?? []} />
        </div>
      )}
    </div>
  );
}

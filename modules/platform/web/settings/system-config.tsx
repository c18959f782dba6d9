import { PageHeader, PageTitle, useSession } from '#kernel/web';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import BrandImages from './brand-images.tsx';
import { SettingChanges } from './setting-changes.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSystemConfig } from './use-system-config.ts';

/** the settings of the own tenant; those of a user are under My Details. */
export default function SystemConfig() {
  const { actor, tenant } = useSession();
  const { Logo, SecondaryLogo, Favicon } = tenant.extraProperties;
  const { config, changes, save } = useSystemConfig();

  return (
    <div className="page">
      <PageTitle>System Configuration List</PageTitle>
      <PageHeader
        title="System Configuration"
        meta={tenant.extraProperties.CustomerName ?? tenant.name}
        actions={
          <span className="buttons">
            <Link to="/view/connections">Connections</Link>
            <Link to="/view/login-account?tab=Display">My own settings</Link>
          </span>
        }
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

import { PageHeader, PageTitle, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { settingGroupAt } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { SettingsForm } from './settings-form.tsx';
import { useSystemConfig } from './use-system-config.ts';

/** one group of settings, named in the address by its title. */
export default function SettingGroupPage() {
  const { id = '' } = useParams();
  const { actor } = useSession();
  const { config, save } = useSystemConfig();
  const group = settingGroupAt(id);
  const title = group?.title ?? 'Unknown group';
  return (
    <div className="page">
      <PageTitle postFix="(System Configuration)">{title}</PageTitle>
      <PageHeader
        above={<Link to="/view/system-config">System Configuration</Link>}
        title={title}
      />
      {!group && <Alert type="error" showIcon title="There is no such group of settings." />}
      {config.error && <Failure error={config.error} again={config.refetch} />}
      {group && !config.data && !config.error && <Skeleton active />}
      {group && config.data && (
        <SettingsForm
          groups={[group]}
          settings={config.data.tenantSettings}
          isHost={actor.isHost}
          save={save}
        />
      )}
    </div>
  );
}

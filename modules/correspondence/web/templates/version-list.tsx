import { formatDateTime } from '#kernel/domain';
import { confirm, EmptyState, panelText, useSession } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Difference } from './difference.tsx';
import { useVersions } from './use-template.ts';
import type { Template } from './use-template.ts';

type Props = { readonly template: Template; readonly restore: (version: number) => Promise<void> };

/** Every save, the newest first; each can be compared with what holds now, and restored. */
export function VersionList({ template, restore }: Props) {
  const { zone } = useSession();
  const { data, error } = useVersions(template.id);
  const [compared, setCompared] = useState<number | null>(null);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.items.length) return <EmptyState title="Nobody has changed this template yet." />;
  const ask = async (version: number) => {
    const text = `The words of version ${version} take the place of those that hold now.`;
    if (await confirm({ text, yes: 'Restore' })) await restore(version);
  };
  return (
    <ol className="template-versions">
      {data.items.map(({ version, isDefault, savedBy, savedAt, subject, templateContent }) => (
        <li key={version}>
          <div className="template-version">
            <b>Version {version}</b>
            <span className="soft">
              {formatDateTime(savedAt, zone)}, {savedBy ?? 'by itself'}
              {isDefault && ', the default words'}
            </span>
            <span className="spring" />
            <Button size="small" onClick={() => setCompared(compared === version ? null : version)}>
              {compared === version ? 'Hide' : 'Compare'}
            </Button>
            <Button size="small" onClick={() => void ask(version)}>
              Restore
            </Button>
          </div>
          {compared === version && (
            <Difference before={{ subject, templateContent }} after={template} />
          )}
        </li>
      ))}
    </ol>
  );
}

import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { TimelineOfRecord } from '#correspondence/web';
import type { ActionModule } from '#correspondence/domain';
import { AttachmentsPanel } from '#documents/web';
import { can, moduleNameOf } from '#kernel/domain';
import { may, useBrowserSetting, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { CaseSectionProps } from '../section-props.ts';
import { sidePanelSetting, sideTabs } from './side-setting.ts';
import type { SideTab } from './side-setting.ts';

const StatusLog = lazy(async () => ({ default: (await import('./status-log.tsx')).StatusLog }));

type Props = Pick<CaseSectionProps, 'type' | 'record'>;

/** What happened and what lies beside the case; only the tab that is shown asks the server. */
export function SidePanel({ type, record }: Props) {
  const { actor } = useSession();
  const [{ isOpen, tab }, set] = useBrowserSetting(sidePanelSetting);
  if (!isOpen)
    return (
      <aside className="case-side case-side-shut" aria-label="Beside the case">
        <Button
          icon={<MenuFoldOutlined />}
          aria-label="Show timeline and documents"
          title="Show timeline and documents"
          onClick={() => set({ isOpen: true, tab })}
        />
      </aside>
    );
  const tabs = (Object.keys(sideTabs) as SideTab[]).filter(
    (key) => key !== 'timeline' || can(actor, 'correspondence.timeline'),
  );
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? 'documents');
  return (
    <aside className="case-side card" aria-label="Beside the case">
      <div className="case-side-head">
        <div className="choice-chips" role="group" aria-label="Beside the case">
          {tabs.map((key) => (
            <button
              key={key}
              type="button"
              className="choice-chip"
              aria-pressed={key === shown}
              onClick={() => set({ isOpen, tab: key })}
            >
              {sideTabs[key]}
            </button>
          ))}
        </div>
        <Button
          type="text"
          size="small"
          icon={<MenuUnfoldOutlined />}
          aria-label="Fold away"
          title="Fold away"
          onClick={() => set({ isOpen: false, tab })}
        />
      </div>
      <Suspense fallback={<Skeleton active title={false} />}>
        <Shown type={type} record={record} tab={shown} />
      </Suspense>
    </aside>
  );
}

function Shown({ type, record, tab }: Props & { tab: SideTab }) {
  const fromModule = moduleNameOf(type.resource);
  if (tab === 'timeline')
    return <TimelineOfRecord fromModule={fromModule as ActionModule} objectId={record.id} />;
  if (tab === 'log') return <StatusLog type={type} record={record} />;
  return (
    <AttachmentsPanel
      link={{ fromModule, objectId: record.id }}
      canChange={may(type.resource, record, 'update')}
    />
  );
}

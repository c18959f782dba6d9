import { can } from '#kernel/domain';
import { Dialog, LeaveButton, useSession } from '#kernel/web';
import { Button, Skeleton, Tabs } from 'antd';
import type { TabsProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Draft, RecordLink } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import { TemplateTabTitle } from './template-tab-title.tsx';
import { useMessage } from './use-message.ts';
import type { MessageWork } from './use-message.ts';
import './send.css';

/** The editor of templates is heavy, and few open it here. */
const TemplateTab = lazy(() => import('./template-tab.tsx'));

type Tab = 'message' | 'preview' | 'template';

type Props = {
  about: RecordLink;
  /** What stands in it when it opens. */
  start?: Partial<Draft>;
  close: () => void;
};

/** B-277, B-278: the tab of the template is for those who keep templates. */
function useTemplateTab(templateKey: string | null): NonNullable<TabsProps['items']> {
  const { actor } = useSession();
  if (!templateKey || !can(actor, 'mailTemplate.read')) return [];
  return [
    {
      key: 'template',
      label: <TemplateTabTitle templateKey={templateKey} />,
      children: (
        <Suspense fallback={<Skeleton active />}>
          <TemplateTab templateKey={templateKey} />
        </Suspense>
      ),
    },
  ];
}

const PreviewTab = ({ work }: { work: MessageWork }) =>
  work.seen ? (
    <MessagePreview
      seen={work.seen}
      isStale={work.isStale}
      isBusy={work.isBusy}
      sendPreviewTo={(to) => void work.sendPreviewTo(to)}
    />
  ) : (
    <Skeleton active />
  );

type FootProps = { isShown: boolean; isBusy: boolean; send: () => void; look: () => void };

const Foot = ({ isShown, isBusy, send, look }: FootProps) => (
  <>
    <LeaveButton />
    <Button type="primary" loading={isBusy} onClick={isShown ? send : look}>
      {isShown ? 'Send' : 'Preview'}
    </Button>
  </>
);

/** Doc 3 section 2.4, B-276: nothing leaves that was not looked at. */
export default function SendDialog({ about, start = {}, close }: Props) {
  const work = useMessage(about, start, close);
  const [wanted, setWanted] = useState<Tab>('message');
  const [turn, setTurn] = useState(0);
  const { draft, seen, isBusy, recipients } = work;
  const templateTab = useTemplateTab(draft.templateKey);
  // What cannot be previewed is corrected first.
  const tab = wanted === 'preview' && !seen && !isBusy ? 'message' : wanted;
  const look = () => {
    setWanted('preview');
    if (!seen) void work.preview();
  };
  const restart = () => setTurn((before) => before + 1);
  const form = <MessageForm about={about} work={work} turn={turn} restart={restart} />;
  return (
    <Dialog
      kind="emailPreview"
      title={recipients ? `Email about ${recipients.objectName}` : 'Email'}
      close={close}
      isDirty={draft.subject !== (start.subject ?? '') || draft.body !== (start.body ?? '')}
      footer={
        <Foot
          isShown={tab === 'preview' && seen !== null}
          isBusy={isBusy}
          send={() => void work.send()}
          look={look}
        />
      }
    >
      <Tabs
        activeKey={tab}
        items={[
          { key: 'message', label: 'Message', children: form },
          { key: 'preview', label: 'Preview', children: <PreviewTab work={work} /> },
          ...templateTab,
        ]}
        onChange={(key) => (key === 'preview' ? look() : setWanted(key as Tab))}
      />
    </Dialog>
  );
}

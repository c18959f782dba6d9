import { can } from '#kernel/domain';
import { Dialog, LeaveButton, useSession } from '#kernel/web';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import type { Draft, RecordLink } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import { TemplateTab, TemplateTabTitle } from './template-tab.tsx';
import { useMessage } from './use-message.ts';
import './send.css';

type Tab = 'message' | 'preview' | 'template';

type Props = {
  about: RecordLink;
  /** What stands in it when it opens. */
  start?: Partial<Draft>;
  close: () => void;
};

/** Doc 3 section 2.4, B-276 to B-278: nothing leaves that was not looked at. */
export default function SendDialog({ about, start = {}, close }: Props) {
  const { actor } = useSession();
  const work = useMessage(about, start, close);
  const [tab, setTab] = useState<Tab>('message');
  const [turn, setTurn] = useState(0);
  const { draft, seen, isBusy, recipients } = work;
  const { templateKey } = draft;
  const look = async () => {
    if (seen || (await work.preview())) setTab('preview');
    else setTab('message');
  };
  const isShown = tab === 'preview' && seen !== null;
  const items = [
    {
      key: 'message',
      label: 'Message',
      children: (
        <MessageForm
          about={about}
          work={work}
          turn={turn}
          restart={() => setTurn((before) => before + 1)}
        />
      ),
    },
    {
      key: 'preview',
      label: 'Preview',
      children: seen && (
        <MessagePreview
          seen={seen}
          isStale={work.isStale}
          isBusy={isBusy}
          sendPreviewTo={(to) => void work.sendPreviewTo(to)}
        />
      ),
    },
    ...(templateKey && can(actor, 'mailTemplate.read')
      ? [
          {
            key: 'template',
            label: <TemplateTabTitle templateKey={templateKey} />,
            children: <TemplateTab templateKey={templateKey} />,
          },
        ]
      : []),
  ];
  return (
    <Dialog
      kind="emailPreview"
      title={recipients ? `Email about ${recipients.objectName}` : 'Email'}
      close={close}
      isDirty={draft.subject !== (start.subject ?? '') || draft.body !== (start.body ?? '')}
      footer={
        <>
          <LeaveButton />
          {isShown ? (
            <Button type="primary" loading={isBusy} onClick={() => void work.send()}>
              Send
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} onClick={() => void look()}>
              Preview
            </Button>
          )}
        </>
      }
    >
      <Tabs
        activeKey={tab}
        items={items}
        onChange={(key) => (key === 'preview' ? void look() : setTab(key as Tab))}
      />
    </Dialog>
  );
}

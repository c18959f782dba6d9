import { PaperClipOutlined } from '@ant-design/icons';
import { api, Dialog, LeaveButton, saveFrom, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { feedbackCategories } from '../../domain/index.ts';
import type { FeedbackItem } from '../../domain/index.ts';
import { Moment } from '../parts/date-and-time.tsx';
import { useRun } from '../parts/use-run.ts';

type Props = { item: FeedbackItem; close: (isChanged: boolean) => void };

export function FeedbackDialog({ item, close }: Props) {
  const { actor } = useSession();
  const { running, run } = useRun();
  const [isRead, setRead] = useState(item.readTime !== null);

  const markRead = async () => {
    const isDone = await run('read', async () => {
      await api.put(`/app/feedback/${item.id}/read`);
      return 'Marked as read.';
    });
    setRead(isDone);
    if (isDone) close(true);
  };

  const facts = {
    About: feedbackCategories[item.category],
    From: [item.senderName ?? 'Unknown', actor.isHost && item.tenantName]
      .filter(Boolean)
      .join(', '),
    Received: <Moment at={item.creationTime} />,
    'Sent from': item.page ?? '–',
  };

  return (
    <Dialog
      kind="attachments"
      title={item.subject}
      close={() => close(false)}
      footer={
        <>
          <LeaveButton>Close</LeaveButton>
          {!isRead && (
            <Button type="primary" loading={running !== null} onClick={() => void markRead()}>
              Mark as read
            </Button>
          )}
        </>
      }
    >
      <dl className="values">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="field">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="long-text">{item.message}</p>
      {item.attachment && (
        <p>
          <Button icon={<PaperClipOutlined />} onClick={() => void openAttachment(item.id)}>
            Save the attachment {item.attachment.displayName}
          </Button>
        </p>
      )}
    </Dialog>
  );
}

/** The browser fetches it with a token for this one file, whichever tenant it came from. */
async function openAttachment(id: string): Promise<void> {
  try {
    const { token } = await api.get<{ token: string }>(`/app/feedback/${id}/attachment-token`);
    saveFrom(`/files/download?accessToken=${encodeURIComponent(token)}`);
  } catch (failure) {
    toastFailure(failure);
  }
}

import { api, Dialog, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { feedbackCategories } from '../../domain/index.ts';
import type { FeedbackItem } from '../../domain/index.ts';
import { Moment } from '../parts/moment.tsx';
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
          <Button onClick={() => close(false)}>Close</Button>
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
      {item.attachment && item.tenantId === actor.tenantId && (
        <p>
          <Link to={`/view/feedback/detail/${item.id}`}>
            Open the attachment {item.attachment.displayName}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

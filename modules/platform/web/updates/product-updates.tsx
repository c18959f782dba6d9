import { NotificationOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import { EmptyState, PageHeader, PageTitle, StatusChip, useSession } from '#kernel/web';
import { Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { TextOfUpdate } from './text-of-update.tsx';
import { useMarkSeen, useUpdates } from './use-updates.ts';
import type { ProductUpdate } from './use-updates.ts';

/** */
export default function ProductUpdates() {
  const { data, error, refetch } = useUpdates();
  const markSeen = useMarkSeen();
  const unseen = data?.unseen ?? 0;
  const seen = useEffectEvent(() => void markSeen().catch(() => {}));
  useEffect(() => {
    if (unseen > 0) seen();
  }, [unseen]);

  return (
    <div className="page news">
      <PageTitle>Product Updates</PageTitle>
      <PageHeader
        title="Product Updates"
        actions={<Link to="/view/send-feedback">Send feedback</Link>}
      />
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={<NotificationOutlined />}
          title="No news yet"
          text="What changes in the product is written down here."
        />
      )}
      {data?.items.map((update) => (
        <Article key={update.id} update={update} />
      ))}
    </div>
  );
}

function Article({ update }: { update: ProductUpdate }) {
  const { dateFormat } = useSession();
  return (
    <article className="card" aria-label={update.title}>
      <div className="news-line">
        <time dateTime={update.publishedTime}>
          {formatDate(update.publishedTime.slice(0, 10), dateFormat)}
        </time>
        {update.version && <StatusChip>Version {update.version}</StatusChip>}
        {update.isNew && <StatusChip tone="accent">New</StatusChip>}
      </div>
      <h2>{update.title}</h2>
      {update.summary && <p className="news-summary">{update.summary}</p>}
      <TextOfUpdate text={update.body ?? ''} />
    </article>
  );
}

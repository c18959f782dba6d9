import {
  HistoryOutlined,
  InboxOutlined,
  MailOutlined,
  DeleteOutlined,
  MessageOutlined,
  MobileOutlined,
  PhoneOutlined,
} from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import { api, EmptyState, panelText, StatusChip, useSession } from '#kernel/web';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  emailStatuses,
  emailTracking,
  incomingMail,
  incomingStatuses,
  smsStatuses,
  timelineKinds,
} from '../../domain/index.ts';
import type { TimelineItem, TimelineKind } from '../../domain/index.ts';
import './notes.css';
import type { OnRecord } from './use-notes.ts';

type Page = {
  readonly items: readonly TimelineItem[];
  readonly kinds: readonly TimelineKind[];
  readonly before: string | null;
};

const icons: Readonly<Record<TimelineKind, ReactNode>> = {
  note: <MessageOutlined />,
  email: <MailOutlined />,
  received: <InboxOutlined />,
  sms: <MobileOutlined />,
  call: <PhoneOutlined />,
  file: <DeleteOutlined />,
};

/** Notes, mails, SMS and calls about one record, the newest first. */
export function TimelineOfRecord(on: OnRecord) {
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['timeline', on.fromModule, on.objectId, kind],
      staleTime: 0,
      initialPageParam: '',
      queryFn: ({ pageParam, signal }) =>
        api.get<Page>(
          '/app/correspondences/timeline',
          { ...on, kinds: kind, before: pageParam },
          signal,
        ),
      getNextPageParam: ({ before }) => before ?? undefined,
    });
  const kinds = data?.pages[0]?.kinds ?? [];
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (error) return <Alert type="error" title={panelText(error)} />;
  return (
    <div className="said">
      {kinds.length > 1 && (
        <div className="choice-chips" role="group" aria-label="Kinds">
          {[null, ...kinds].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className="choice-chip"
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {one ? timelineKinds[one] : 'All'}
            </button>
          ))}
        </div>
      )}
      {isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && items.length === 0 && (
        <EmptyState icon={<HistoryOutlined />} title="Nothing was said about this record yet" />
      )}
      <ol className="said-list">
        {items.map((item) => (
          <TimelineRow key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

const tones: Readonly<Record<string, 'info' | 'success' | 'danger'>> = {
  queued: 'info',
  sent: 'success',
  delivered: 'success',
  failed: 'danger',
  bounced: 'danger',
};

const statusWords: Partial<Record<TimelineKind, Readonly<Record<string, string>>>> = {
  email: emailStatuses,
  received: incomingStatuses,
  sms: smsStatuses,
};

const segments: Partial<Record<TimelineKind, string>> = {
  email: emailTracking.segment,
  received: incomingMail.segment,
};

function TimelineRow({ item }: { item: TimelineItem }) {
  const { zone, dateFormat } = useSession();
  const { kind, id, title, text, people, status, at } = item;
  const segment = segments[kind];
  return (
    <li className="said-item">
      <span className="said-icon" role="img" aria-label={timelineKinds[kind]}>
        {icons[kind]}
      </span>
      <div className="said-words">
        <div className="note-head">
          {segment ? <Link to={`/view/${segment}/detail/${id}`}>{title}</Link> : <b>{title}</b>}
          {status && (
            <StatusChip tone={tones[status] ?? 'neutral'}>
              {statusWords[kind]?.[status] ?? status}
            </StatusChip>
          )}
          {people && <span className="soft">{people}</span>}
          <span className="spring" />
          <span className="soft">{formatDateTime(at, zone, dateFormat)}</span>
        </div>
        {text && <p className="note-text">{text}</p>}
      </div>
    </li>
  );
}

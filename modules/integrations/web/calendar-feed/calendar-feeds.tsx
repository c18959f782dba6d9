import { formatDateTime } from '#kernel/domain';
import {
  api,
  confirm,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  TableFrame,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import {
  addCentreCalendarFeed,
  addOwnCalendarFeed,
  addSpecialistCalendarFeed,
  listCalendarFeeds,
  withdrawCalendarFeed,
} from '../../domain/index.ts';
import type { CalendarFeed } from '../../domain/index.ts';
import { NewAddress } from './new-address.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import type { MadeFeed } from './subscribe-button.tsx';

const title = 'Calendar Feeds';

const useFeeds = () =>
  useQuery({
    queryKey: ['calendarFeeds'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly CalendarFeed[] }>(listCalendarFeeds.path, {}, signal),
  });

const nameOf = ({ label, recordName }: CalendarFeed): string =>
  recordName ? `${label}: ${recordName}` : label;

async function withdraw(feed: CalendarFeed): Promise<void> {
  const text = `End the feed "${nameOf(feed)}"? Calendar programs that follow it get nothing more. You can make a new one.`;
  if (!(await confirm({ text, yes: 'End feed', isDanger: true }))) return;
  try {
    await api.delete(withdrawCalendarFeed.path.replace('{feedId}', feed.id));
    toast.success('The feed has ended.');
  } catch (failure) {
    toastFailure(failure);
  }
}

/** Appointments in the calendar program that a person uses anyway. */
export default function CalendarFeeds() {
  const { data, error, refetch } = useFeeds();
  const [made, setMade] = useState<MadeFeed | null>(null);
  const keep = (feed: MadeFeed) => {
    setMade(feed);
    void refetch();
  };
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            <SubscribeButton action={addCentreCalendarFeed} made={keep} />
            <SubscribeButton action={addSpecialistCalendarFeed} made={keep} />
            <SubscribeButton action={addOwnCalendarFeed} made={keep} isMain />
          </>
        }
      />
      {made && <NewAddress feed={made} close={() => setMade(null)} />}
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Feeds
          feeds={data.items}
          end={async (feed) => {
            await withdraw(feed);
            await refetch();
          }}
        />
      ) : (
        <Skeleton active />
      )}
    </div>
  );
}

const heads = ['Calendar', 'Made', 'Until', 'Last read', ''];

type FeedsProps = {
  feeds: readonly CalendarFeed[];
  end: (feed: CalendarFeed) => Promise<void>;
};

function Feeds({ feeds, end }: FeedsProps) {
  const { zone, dateFormat } = useSession();
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat);
  if (!feeds.length) {
    return (
      <EmptyState
        title="No calendar feeds"
        text="Subscribe, and your appointments stand in Outlook, Google or Apple Calendar, where they are kept up to date, with number and place and nobody's name. Nothing is written back."
      />
    );
  }
  return (
    <TableFrame label={title} heads={heads}>
      {feeds.map((feed) => (
        <tr key={feed.id}>
          <td>{nameOf(feed)}</td>
          <td>{moment(feed.createdAt)}</td>
          <td>{moment(feed.expiresAt)}</td>
          <td>{moment(feed.lastOpenedAt) || 'Not yet'}</td>
          <td>
            <Button
              danger
              size="small"
              aria-label={`End feed: ${nameOf(feed)}`}
              onClick={() => void end(feed)}
            >
              End feed
            </Button>
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

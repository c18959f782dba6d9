import { formatDateTime } from '#kernel/domain';
import { api, EmptyState, panelText, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Skeleton } from 'antd';

type Kept = {
  id: string;
  creationTime: string;
  userName: string | null;
  criteria: string;
  numberOfResults: number;
  query: string;
};

type Props = { close: () => void; again: (query: string) => void };

/** C-102: a press asks the same again. */
export function HistoryDrawer({ close, again }: Props) {
  const { dateFormat, zone } = useSession();
  const { data, error } = useQuery({
    queryKey: ['list', 'appointment-search-history', 'recent'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: Kept[] }>(
        '/app/appointment-search-history',
        { maxResultCount: 50, fields: 'creationTime,userName,criteria,numberOfResults,query' },
        signal,
      ),
  });
  return (
    <Drawer
      open
      title="Searches"
      onClose={close}
      extra={<TabLink to="/view/appointment-search-history">All searches</TabLink>}
    >
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data?.items.length === 0 && <EmptyState title="Nobody has searched yet" />}
      <ul className="kept-searches">
        {data?.items.map((kept) => (
          <li key={kept.id}>
            <button type="button" onClick={() => again(kept.query)}>
              <span>{kept.criteria}</span>
              <span className="soft">
                {kept.userName} · {formatDateTime(kept.creationTime, zone, dateFormat)} ·{' '}
                {kept.numberOfResults} found
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

import { ApiOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle, StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Button, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { connectionStates } from '../../domain/index.ts';
import type { ConnectionItem, ConnectionState } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { Moment } from '../parts/date-and-time.tsx';
import { useGet } from '../parts/use-get.ts';
import { ConnectionCalls } from './connection-calls.tsx';

const tones: Readonly<Record<ConnectionState, Tone>> = {
  connected: 'success',
  disconnected: 'danger',
  paused: 'warning',
  failing: 'danger',
  unused: 'info',
  off: 'neutral',
};

/** What of the organisation talks to systems outside, and whether it works. */
export default function Connections() {
  const { data, error, isPending, refetch } = useGet<{ items: ConnectionItem[] }>(
    '/app/connections',
  );
  const [shown, setShown] = useState<ConnectionItem | null>(null);
  return (
    <div className="page">
      <PageTitle>Connections</PageTitle>
      <PageHeader
        title="Connections"
        actions={<Button onClick={() => void refetch()}>Look again</Button>}
      />
      <p className="soft">
        Systems outside that Caseway talks to for you. Each is set up where it is used, such as Xero
        under Accounting.
      </p>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <ConnectionTable items={data?.items ?? []} isLoading={isPending} show={setShown} />
      )}
      {shown?.id && (
        <ConnectionCalls id={shown.id} label={shown.label} close={() => setShown(null)} />
      )}
    </div>
  );
}

const facts: TableColumnsType<ConnectionItem> = [
  {
    title: 'System',
    render: (_, { label, reason }) => (
      <div className="host-two-lines">
        <strong>{label}</strong>
        {reason && <span>{reason}</span>}
      </div>
    ),
  },
  {
    title: 'State',
    width: 220,
    render: (_, { state, pausedUntil }) => (
      <div className="host-two-lines">
        <div>
          <StatusChip tone={tones[state]}>{connectionStates[state]}</StatusChip>
        </div>
        {state === 'paused' && (
          <span>
            until <Moment at={pausedUntil} />
          </span>
        )}
      </div>
    ),
  },
  {
    title: 'Last success',
    width: 190,
    render: (_, { lastSuccessAt }) => <Moment at={lastSuccessAt} none="Never" />,
  },
  {
    title: 'Last failure',
    width: 190,
    render: (_, { lastFailureAt }) => <Moment at={lastFailureAt} none="Never" />,
  },
];

const callsColumn = (show: Props['show']): TableColumnsType<ConnectionItem>[number] => ({
  title: '',
  key: 'act',
  width: 120,
  align: 'right',
  render: (_, item) =>
    item.id && (
      <Button size="small" aria-label={`Calls to ${item.label}`} onClick={() => show(item)}>
        Calls
      </Button>
    ),
});

type Props = {
  items: readonly ConnectionItem[];
  isLoading: boolean;
  show: (item: ConnectionItem) => void;
};

const ConnectionTable = ({ items, isLoading, show }: Props) => (
  <Table<ConnectionItem>
    className="plain-table"
    size="small"
    rowKey={({ id, kind }) => id ?? kind}
    loading={isLoading}
    pagination={false}
    dataSource={[...items]}
    locale={{
      emptyText: (
        <EmptyState
          icon={<ApiOutlined />}
          title="No connections"
          text="This installation has no connector."
        />
      ),
    }}
    columns={[...facts, callsColumn(show)]}
  />
);

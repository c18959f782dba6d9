import { api, StatusChip, useSession } from '#kernel/web';
import { Button, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { errorSources } from '../../domain/index.ts';
import type { SystemError } from '../../domain/index.ts';
import { Moment } from '../parts/date-and-time.tsx';
import { useRun } from '../parts/use-run.ts';

type Props = {
  items: SystemError[];
  total: number;
  page: number;
  setPage: (page: number) => void;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
  empty: ReactNode;
};

const whatHappened: TableColumnsType<SystemError> = [
  {
    title: 'Error',
    render: (_, row) => (
      <div className="host-two-lines">
        <strong>{row.message}</strong>
        <span className="code">
          {row.route}
          {row.place && `, ${row.place}`}
        </span>
      </div>
    ),
  },
  {
    title: 'Source',
    width: 100,
    render: (_, { source }) => (
      <StatusChip tone={source === 'server' ? 'warning' : 'info'}>
        {errorSources[source]}
      </StatusChip>
    ),
  },
  {
    title: 'Times',
    width: 80,
    align: 'right',
    className: 'host-number',
    render: (_, { occurrences }) => occurrences.toLocaleString('en-AU'),
  },
  {
    title: 'Seen',
    width: 190,
    render: (_, row) => (
      <div className="host-two-lines">
        <Moment at={row.lastSeen} />
        <span>
          first <Moment at={row.firstSeen} />
        </span>
      </div>
    ),
  },
];

export function ErrorTable({ items, total, page, setPage, isLoading, refetch, empty }: Props) {
  const { actor } = useSession();
  const { running, run } = useRun();

  /** B-209. */
  const settle = async ({ id, resolvedAt }: SystemError) => {
    const to = resolvedAt ? 'unresolved' : 'resolved';
    await run(id, async () => {
      await api.put(`/app/system-errors/${id}/${to}`);
      return `The error is marked as ${to}.`;
    });
    await refetch();
  };

  return (
    <Table<SystemError>
      className="plain-table"
      rowKey="id"
      loading={isLoading}
      dataSource={items}
      pagination={{ current: page, total, pageSize: 20, onChange: setPage, hideOnSinglePage: true }}
      locale={{ emptyText: empty }}
      columns={[
        ...whatHappened,
        {
          title: actor.isHost ? 'Tenant and user' : 'User',
          width: 180,
          render: (_, row) => (
            <div className="host-two-lines">
              {actor.isHost && <span>{row.tenantName ?? '–'}</span>}
              <span>{row.lastUserName ?? row.lastUserId ?? '–'}</span>
            </div>
          ),
        },
        {
          title: '',
          key: 'act',
          width: 170,
          align: 'right',
          render: (_, row) => (
            <Button size="small" loading={running === row.id} onClick={() => void settle(row)}>
              {row.resolvedAt ? 'Mark as unresolved' : 'Mark as resolved'}
            </Button>
          ),
        },
      ]}
    />
  );
}

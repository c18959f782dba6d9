import { Dialog, EmptyState, StatusChip } from '#kernel/web';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import type { ConnectionCall } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import { Moment } from '../parts/date-and-time.tsx';
import { useGet } from '../parts/use-get.ts';

type Props = { id: string; label: string; close: () => void };
type Answer = { items: ConnectionCall[]; totalCount: number };

const pageSize = 10;

const columns: TableColumnsType<ConnectionCall> = [
  { title: 'When', width: 190, render: (_, { at }) => <Moment at={at} /> },
  { title: 'Who', width: 150, render: (_, { who }) => who ?? 'Caseway' },
  {
    title: 'Call',
    render: (_, { method, path, failure }) => (
      <div className="host-two-lines">
        <span className="code">
          {method} {path}
        </span>
        {failure && <span>{failure}</span>}
      </div>
    ),
  },
  {
    title: 'Answer',
    width: 110,
    render: (_, { status, failure }) => (
      <StatusChip tone={failure ? 'danger' : status && status < 400 ? 'success' : 'neutral'}>
        {status ?? 'None'}
      </StatusChip>
    ),
  },
  {
    title: 'ms',
    width: 70,
    align: 'right',
    className: 'host-number',
    dataIndex: 'ms',
  },
];

/** Who called what, without what was asked for. */
export function ConnectionCalls({ id, label, close }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useGet<Answer>(`/app/connections/${id}/calls`, {
    maxResultCount: pageSize,
    skipCount: (page - 1) * pageSize,
  });
  return (
    <Dialog kind="history" title={`Calls to ${label}`} close={close}>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <Table<ConnectionCall>
          className="plain-table"
          size="small"
          rowKey="id"
          loading={isPending}
          dataSource={data?.items ?? []}
          pagination={{
            current: page,
            total: data?.totalCount ?? 0,
            pageSize,
            onChange: setPage,
            hideOnSinglePage: true,
            showSizeChanger: false,
          }}
          locale={{
            emptyText: (
              <EmptyState title="No calls yet" text="They are listed here as they happen." />
            ),
          }}
          columns={columns}
        />
      )}
    </Dialog>
  );
}

import { EmptyState } from '#kernel/web';
import { Button, Progress, Table } from 'antd';
import { fullness } from '../../domain/index.ts';
import type { TenantStorageRow } from '../../domain/index.ts';

type Props = {
  rows: TenantStorageRow[];
  isLoading: boolean;
  /** Null: limits are the host's to set. */
  setLimit: ((row: TenantStorageRow) => void) | null;
  cleanUp: (row: TenantStorageRow) => void;
};

const amount = (gigabytes: number) =>
  gigabytes.toLocaleString('en-AU', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

function Fullness({ row }: { row: TenantStorageRow }) {
  const part = fullness(row.totalFileSizeInGB, row.storageLimitInGB);
  if (part === null) return <span className="soft">No limit</span>;
  const percent = Math.round(part * 100);
  return (
    <Progress
      percent={Math.min(100, percent)}
      format={() => `${percent} %`}
      size="small"
      aria-label={`${row.tenantName}: ${percent} percent of the storage is used`}
      status={part >= 1 ? 'exception' : 'normal'}
    />
  );
}

type RowProps = Pick<Props, 'setLimit' | 'cleanUp'> & { row: TenantStorageRow };

const RowButtons = ({ row, setLimit, cleanUp }: RowProps) => (
  <span className="buttons buttons-end">
    {row.removedFileSizeInGB > 0 && (
      <Button size="small" onClick={() => cleanUp(row)}>
        Clean up
      </Button>
    )}
    {setLimit && (
      <Button size="small" onClick={() => setLimit(row)}>
        Set limit
      </Button>
    )}
  </span>
);

/** S-058. */
export const StorageTable = ({ rows, isLoading, setLimit, cleanUp }: Props) => (
  <Table<TenantStorageRow>
    className="plain-table"
    rowKey="tenantId"
    loading={isLoading}
    pagination={false}
    dataSource={rows}
    locale={{ emptyText: <EmptyState title="No tenants yet" /> }}
    columns={[
      {
        title: 'Tenant',
        dataIndex: 'tenantName',
        sorter: (one, other) => one.tenantName.localeCompare(other.tenantName),
      },
      { title: 'Files', dataIndex: 'fileCount', width: 80, align: 'right' },
      {
        title: 'Used storage (GB)',
        width: 150,
        align: 'right',
        sorter: (one, other) => one.totalFileSizeInGB - other.totalFileSizeInGB,
        render: (_, row) => amount(row.totalFileSizeInGB),
      },
      {
        title: 'Removed (GB)',
        width: 130,
        align: 'right',
        render: (_, row) =>
          row.removedFileSizeInGB ? (
            amount(row.removedFileSizeInGB)
          ) : (
            <span className="soft">–</span>
          ),
      },
      {
        title: 'Storage limit (GB)',
        width: 150,
        align: 'right',
        render: (_, { storageLimitInGB }) =>
          storageLimitInGB === null ? <span className="soft">–</span> : amount(storageLimitInGB),
      },
      { title: 'Fullness', width: 160, render: (_, row) => <Fullness row={row} /> },
      {
        title: '',
        key: 'act',
        width: 190,
        align: 'right',
        render: (_, row) => <RowButtons row={row} setLimit={setLimit} cleanUp={cleanUp} />,
      },
    ]}
  />
);

import { BarChartOutlined } from '@ant-design/icons';
import { dayIn } from '#kernel/domain';
import { EmptyState, PageHeader, PageTitle, useSession } from '#kernel/web';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { defaultMonths, monthText } from '../../domain/index.ts';
import type { MonthlyCount } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { useGet } from '../parts/use-get.ts';
import { MonthFilter } from './month-filter.tsx';

type Props = {
  title: string;
  /** The title of the tab and the window, where it differs from the heading. */
  tabTitle?: string;
  text: string;
  path: string;
  /** The heading of the number. */
  counts: string;
  month?: (row: MonthlyCount) => ReactNode;
};

/** B-033, B-034: tenant, month and number; the tenant is asked for by the host only. */
export function MonthlyCounts({ title, tabTitle = title, text, path, counts, month }: Props) {
  const { actor, zone } = useSession();
  const [range, setRange] = useState(() => defaultMonths(dayIn(zone, new Date())));
  const [tenantId, setTenant] = useState<string>();
  const { data, error, isPending, refetch } = useGet<{ items: MonthlyCount[] }>(path, {
    tenantId,
    fromMonth: range.from,
    toMonth: range.to,
  });
  const total = data?.items.reduce((sum, row) => sum + row.count, 0) ?? 0;

  return (
    <div className="page">
      <PageTitle>{tabTitle}</PageTitle>
      <PageHeader title={title} meta={data && `${total} in the months shown`} />
      <p className="soft">{text}</p>
      <div className="toolbar">
        {actor.isHost && <TenantSelect value={tenantId} onChange={setTenant} />}
        <MonthFilter value={range} onChange={setRange} />
      </div>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <Table<MonthlyCount>
          className="plain-table"
          rowKey="id"
          loading={isPending}
          pagination={{ pageSize: 50, hideOnSinglePage: true }}
          dataSource={data?.items ?? []}
          locale={{
            emptyText: (
              <EmptyState icon={<BarChartOutlined />} title="Nothing to count in these months" />
            ),
          }}
          columns={[
            {
              title: 'Tenant',
              dataIndex: 'tenantName',
              sorter: (one, other) => one.tenantName.localeCompare(other.tenantName),
            },
            {
              title: 'Month',
              width: 200,
              sorter: (one, other) => one.month.localeCompare(other.month),
              render: (_, row) => month?.(row) ?? monthText(row.month),
            },
            {
              title: counts,
              width: 240,
              align: 'right',
              className: 'host-number',
              sorter: (one, other) => one.count - other.count,
              render: (_, { count }) => count.toLocaleString('en-AU'),
            },
          ]}
        />
      )}
    </div>
  );
}

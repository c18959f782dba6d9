import { formatMoney, isUnfinished } from '#kernel/domain';
import type { TaskDetail } from '#kernel/domain';
import {
  api,
  Notice,
  panelText,
  SectionCard,
  TabLink,
  TableFrame,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Pagination, Progress, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { invoice } from '../../domain/index.ts';

const pace = 1000;

/** How far the task is, and afterwards a row for each invoice and each case that was left out. */
export function RunResult({ taskId }: { taskId: string }) {
  const refetch = useRefetch(invoice);
  const { data: task, error } = useQuery({
    queryKey: ['record', 'tasks', taskId],
    queryFn: ({ signal }) => api.get<TaskDetail>(`/app/tasks/${taskId}`, undefined, signal),
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data) ? false : pace),
  });
  const isOver = task !== undefined && !isUnfinished(task);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!task) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (!isOver) return <Running task={task} />;
  return (
    <SectionCard title="Result">
      <Notice tone={task.error ? 'danger' : 'info'} title={task.error ?? task.summary ?? ''} />
      {task.failedRows.length > 0 && <LeftOut task={task} />}
      <MadeInvoices taskId={taskId} />
    </SectionCard>
  );
}

function Running({ task }: { task: TaskDetail }) {
  const { rowsDone, rowsTotal } = task;
  const percent = rowsTotal ? Math.min(99, Math.floor((100 * rowsDone) / rowsTotal)) : 0;
  const words = `${rowsDone.toLocaleString('en-AU')} of ${(rowsTotal ?? 0).toLocaleString('en-AU')} cases`;
  return (
    <SectionCard title="Invoices are being made">
      <Progress percent={percent} aria-label={words} />
      <p className="soft">{words}. You may leave this page; Tasks in the header shows it too.</p>
    </SectionCard>
  );
}

const LeftOut = ({ task }: { task: TaskDetail }) => (
  <TableFrame label="Not done" heads={['Not done', 'Why']}>
    {task.failedRows.map(({ id, name, message }) => (
      <tr key={id}>
        <td>{name}</td>
        <td>{message}</td>
      </tr>
    ))}
  </TableFrame>
);

type Row = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly claimantName: string | null;
  readonly total: string;
};

const size = 20;
const fields = 'invoiceNo,claimantName,total';

function MadeInvoices({ taskId }: { taskId: string }) {
  const { currency } = useSession();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['list', invoice.base, 'ofRun', taskId, page],
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Row[]; totalCount: number }>(
        `/app/${invoice.base}`,
        {
          runId: taskId,
          fields,
          sorting: 'invoiceNo',
          skipCount: (page - 1) * size,
          maxResultCount: size,
        },
        signal,
      ),
  });
  if (!data?.totalCount) return null;
  return (
    <>
      <TableFrame label="Invoices" heads={['Invoice', 'Claimant', 'Total']} numbers={['Total']}>
        {data.items.map((one) => (
          <tr key={one.id}>
            <td>
              <TabLink to={`/view/${invoice.segment}/detail/${one.id}`}>{one.invoiceNo}</TabLink>
            </td>
            <td>{one.claimantName ?? 'Several cases'}</td>
            <td className="number">{formatMoney(one.total, currency)}</td>
          </tr>
        ))}
      </TableFrame>
      {data.totalCount > size && (
        <Pagination
          current={page}
          pageSize={size}
          total={data.totalCount}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

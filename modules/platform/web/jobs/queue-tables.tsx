import { EmptyState, StatusChip } from '#kernel/web';
import { Table } from 'antd';
import { cronText, jobStates, jobTitle } from '../../domain/index.ts';
import type { JobStateName } from '../../domain/index.ts';
import { Moment } from '../parts/date-and-time.tsx';

export type QueueRow = { name: string } & Record<JobStateName, number>;
export type RecurringRow = {
  name: string;
  cron: string;
  lastRun: string | null;
  lastState: string | null;
};

const Title = ({ name }: { name: string }) => (
  <div className="host-two-lines">
    <span>{jobTitle(name)}</span>
    <span className="code">{name}</span>
  </div>
);

export const QueueTable = ({ rows, isLoading }: { rows: QueueRow[]; isLoading: boolean }) => (
  <Table<QueueRow>
    className="plain-table"
    size="small"
    rowKey="name"
    loading={isLoading}
    pagination={false}
    dataSource={rows}
    locale={{
      emptyText: <EmptyState title="No jobs at all" text="Mail, exports and reminders run here." />,
    }}
    columns={[
      { title: 'Queue', render: (_, { name }) => <Title name={name} /> },
      ...(Object.keys(jobStates) as JobStateName[]).map((state) => ({
        title: jobStates[state],
        width: 110,
        align: 'right' as const,
        className: 'host-number',
        render: (_: unknown, row: QueueRow) =>
          state === 'failed' && row.failed > 0 ? (
            <StatusChip tone="danger">{row.failed}</StatusChip>
          ) : (
            row[state] || <span className="soft">0</span>
          ),
      })),
    ]}
  />
);

const outcomes: Readonly<Record<string, string>> = { completed: 'Done', active: 'Running' };

export const RecurringTable = ({
  rows,
  isLoading,
}: {
  rows: RecurringRow[];
  isLoading: boolean;
}) => (
  <Table<RecurringRow>
    className="plain-table"
    size="small"
    rowKey="name"
    loading={isLoading}
    pagination={false}
    dataSource={rows}
    columns={[
      { title: 'Job', render: (_, { name }) => <Title name={name} /> },
      {
        title: 'Runs',
        width: 220,
        render: (_, { cron }) => <span title={cron}>{cronText(cron)}</span>,
      },
      {
        title: 'Last run',
        width: 200,
        render: (_, row) => <Moment at={row.lastRun} none="Not yet" />,
      },
      {
        title: 'Outcome',
        width: 120,
        render: (_, { lastState }) =>
          lastState && (
            <StatusChip tone={lastState === 'failed' ? 'danger' : 'success'}>
              {outcomes[lastState] ?? lastState}
            </StatusChip>
          ),
      },
    ]}
  />
);

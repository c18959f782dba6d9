import { downloadFile } from '#documents/web';
import { formatDateTime } from '#kernel/domain';
import { EmptyState, StatusChip, useSession } from '#kernel/web';
import { Button, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { typingStatuses, typingTones } from '../../domain/index.ts';
import { DueChip } from './due-chip.tsx';
import { JobMoves } from './job-moves.tsx';
import type { TypingJob } from './use-typing.ts';

type Props = {
  jobs: readonly TypingJob[] | undefined;
  isDone: boolean;
  /** Opens the window of a job. */
  open: (job: TypingJob) => void;
  take: (job: TypingJob) => void;
  reload: () => Promise<unknown>;
};

const common: TableColumnsType<TypingJob> = [
  {
    title: 'Case',
    key: 'case',
    render: (_, { caseNo, claimantName }) => (
      <>
        <strong className="typing-case-no">{caseNo}</strong> {claimantName}
      </>
    ),
  },
  { title: 'Specialist', dataIndex: 'specialistName' },
  {
    title: 'Minutes',
    dataIndex: 'minutes',
    width: 90,
    align: 'right',
    render: (minutes: number) => minutes || <span className="soft">–</span>,
  },
  {
    title: 'Status',
    key: 'status',
    width: 200,
    render: (_, { status, priority }) => (
      <span className="facts">
        <StatusChip tone={typingTones[status] ?? 'neutral'}>{typingStatuses[status]}</StatusChip>
        {priority === 'urgent' && <StatusChip tone="danger">Urgent</StatusChip>}
      </span>
    ),
  },
  { title: 'Typist', key: 'typist', render: (_, { typist }) => typist?.displayName },
];

const dueColumn: TableColumnsType<TypingJob>[number] = {
  title: 'Due',
  key: 'dueOn',
  width: 170,
  render: (_, { dueOn }) => <DueChip dueOn={dueOn} />,
};

const ReportButton = ({ job: { reportFileId, reportName } }: { job: TypingJob }) =>
  reportFileId ? (
    <button type="button" className="text-button" onClick={() => void downloadFile(reportFileId)}>
      {reportName}
    </button>
  ) : null;

function RowButtons({
  job,
  open,
  take,
  reload,
}: Omit<Props, 'jobs' | 'isDone'> & { job: TypingJob }) {
  const { actor } = useSession();
  const isFree = job.status === 'waiting' && (!job.typistId || job.typistId === actor.userId);
  return (
    <span className="buttons buttons-end">
      <JobMoves job={job} onDone={reload} />
      {isFree && (
        <Button size="small" onClick={() => take(job)}>
          Take
        </Button>
      )}
      <Button size="small" onClick={() => open(job)}>
        Open
      </Button>
    </span>
  );
}

export function JobsTable({ jobs, isDone, ...acts }: Props) {
  const { zone, dateFormat } = useSession();
  const doneColumns: TableColumnsType<TypingJob> = [
    {
      title: 'Completed',
      key: 'completedAt',
      width: 180,
      render: (_, { completedAt }) => completedAt && formatDateTime(completedAt, zone, dateFormat),
    },
    { title: 'Report', key: 'report', render: (_, job) => <ReportButton job={job} /> },
  ];
  return (
    <Table<TypingJob>
      className="plain-table"
      rowKey="id"
      loading={!jobs}
      pagination={false}
      dataSource={[...(jobs ?? [])]}
      locale={{
        emptyText: (
          <EmptyState title={isDone ? 'Nothing was typed yet' : 'Nothing waits to be typed'} />
        ),
      }}
      columns={[
        ...common,
        ...(isDone ? doneColumns : [dueColumn]),
        {
          title: '',
          key: 'act',
          width: 300,
          align: 'right',
          render: (_, job) => <RowButtons job={job} {...acts} />,
        },
      ]}
    />
  );
}

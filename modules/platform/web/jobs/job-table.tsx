import { api, confirm, EmptyState, useSession } from '#kernel/web';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { jobStates, jobTitle } from '../../domain/index.ts';
import type { JobStateName } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import { Moment } from '../parts/date-and-time.tsx';
import { useGet } from '../parts/use-get.ts';
import { useRun } from '../parts/use-run.ts';

type Job = {
  id: string;
  name: string;
  tenantName: string | null;
  error: string | null;
  attempts: number;
  createdAt: string;
  startAfter: string;
  startedAt: string | null;
  endedAt: string | null;
};
type Answer = { items: Job[]; totalCount: number };

const size = 20;

const moments: Readonly<Record<JobStateName, readonly [title: string, key: keyof Job]>> = {
  failed: ['Failed', 'endedAt'],
  running: ['Started', 'startedAt'],
  waiting: ['Waiting since', 'createdAt'],
  scheduled: ['Planned for', 'startAfter'],
  done: ['Done', 'endedAt'],
};

const paging = { pageSize: size, hideOnSinglePage: true };

const tenantColumn = {
  title: 'Tenant',
  width: 220,
  render: (_: unknown, job: Job) => job.tenantName ?? 'All',
};

export function JobTable({ state, changed }: { state: JobStateName; changed: () => unknown }) {
  const { actor } = useSession();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useGet<Answer>('/app/background-jobs', {
    state,
    maxResultCount: size,
    skipCount: (page - 1) * size,
  });
  const { running, retry, remove } = useJobActions(async () => {
    await refetch();
    changed();
  });
  if (error) return <Failure error={error} again={refetch} />;

  const [momentTitle, momentKey] = moments[state];
  const mayAct = state === 'failed' || state === 'waiting' || state === 'scheduled';
  return (
    <Table<Job>
      className="plain-table"
      size="small"
      rowKey="id"
      loading={isPending}
      dataSource={data?.items ?? []}
      pagination={{ ...paging, current: page, total: data?.totalCount ?? 0, onChange: setPage }}
      locale={{ emptyText: <EmptyState title={`No job is ${jobStates[state].toLowerCase()}`} /> }}
      columns={[
        {
          title: 'Job',
          render: (_, job) => <JobName job={job} />,
        },
        ...(actor.isHost ? [tenantColumn] : []),
        { title: 'Tries', dataIndex: 'attempts', width: 80, align: 'right' as const },
        {
          title: momentTitle,
          width: 200,
          render: (_: unknown, job: Job) => <Moment at={job[momentKey] as string | null} />,
        },
        ...(mayAct
          ? [
              {
                title: '',
                key: 'act',
                width: 180,
                align: 'right' as const,
                render: (_: unknown, job: Job) => (
                  <JobButtons
                    isRunning={running === job.id}
                    retry={state === 'failed' ? () => void retry(job) : null}
                    remove={() => void remove(job)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Tries a failed job again, or deletes one; `done` reads the lists anew. */
function useJobActions(done: () => Promise<void>) {
  const { running, run } = useRun();
  const act = async (job: Job, work: () => Promise<unknown>, words: string) => {
    await run(job.id, async () => {
      await work();
      return words;
    });
    await done();
  };
  const retry = (job: Job) =>
    act(job, () => api.put(`/app/background-jobs/${job.id}/retry`), 'The job is tried again.');
  const remove = async (job: Job) => {
    const text = `Delete the job “${jobTitle(job.name)}”? What it was to do will not be done.`;
    if (!(await confirm({ text, yes: 'Delete', isDanger: true }))) return;
    await act(job, () => api.delete(`/app/background-jobs/${job.id}`), 'The job has been deleted.');
  };
  return { running, retry, remove };
}

const JobName = ({ job }: { job: Job }) => (
  <div className="host-two-lines">
    <span>{jobTitle(job.name)}</span>
    {job.error && <span>{job.error}</span>}
  </div>
);

type ButtonsProps = { isRunning: boolean; retry: (() => void) | null; remove: () => void };

const JobButtons = ({ isRunning, retry, remove }: ButtonsProps) => (
  <span className="buttons buttons-end">
    {retry && (
      <Button size="small" loading={isRunning} onClick={retry}>
        Try again
      </Button>
    )}
    <Button size="small" danger onClick={remove}>
      Delete
    </Button>
  </span>
);

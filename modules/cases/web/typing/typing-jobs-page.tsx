import { can } from '#kernel/domain';
import {
  ApiError,
  PageHeader,
  PageTitle,
  panelText,
  runAction,
  spoken,
  toast,
  toastFailure,
  todayIn,
  useSession,
} from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Input, Pagination } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { typingWorkflow, typistsToAssign } from '../../domain/index.ts';
import { JobsTable } from './jobs-table.tsx';
import { TypingDesk } from './typing-desk.tsx';
import { pageSize, useJobs } from './use-typing.ts';
import type { JobFilter, TypingJob } from './use-typing.ts';
import './typing.css';

const filterNames: Readonly<Record<JobFilter, string>> = {
  all: 'All',
  free: 'Free',
  mine: 'Mine',
  overdue: 'Overdue',
};

/** Somebody else was faster: a typist sees the job no longer, the office that it is taken. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'moveNotPossible');

function useTaking(open: (job: TypingJob) => void) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['typing'] });
  const take = async (job: TypingJob) => {
    try {
      await runAction(typingWorkflow.actions.claim, job.id, {});
      await reload();
      open(job);
    } catch (error) {
      if (isTaken(error)) toast.warning('Somebody else has taken this job.');
      else toastFailure(error);
      await reload();
    }
  };
  return { take, reload };
}

type Props = { status: '0' | '1'; title: string };

/** S-025, S-026: the queue of the typists, and what they have done. */
export function TypingJobsPage({ status, title }: Props) {
  const [params, setParams] = useSearchParams();
  const jobId = params.get('job');
  const show = (id: string | null) => setParams(id ? { job: id } : {});
  if (jobId) return <TypingDesk jobId={jobId} leave={() => show(null)} />;
  return <JobList status={status} title={title} open={({ id }) => show(id)} />;
}

type ChipsProps = {
  filters: readonly JobFilter[];
  filter: JobFilter;
  choose: (filter: JobFilter) => void;
};

const FilterChips = ({ filters, filter, choose }: ChipsProps) => (
  <div className="typing-chips" role="group" aria-label="Which jobs">
    {filters.map((one) => (
      <button
        key={one}
        type="button"
        className="choice-chip"
        aria-pressed={filter === one}
        onClick={() => choose(one)}
      >
        {filterNames[one]}
      </button>
    ))}
  </div>
);

const JobSearch = ({ search }: { search: (words: string) => void }) => (
  <Input.Search
    allowClear
    className="typing-search"
    aria-label="Search jobs"
    placeholder={spoken('Case, claimant or specialist')}
    onSearch={search}
  />
);

function JobList({ status, title, open }: Props & { open: (job: TypingJob) => void }) {
  const { actor, zone } = useSession();
  const [filter, setFilter] = useState<JobFilter>('all');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const { userId } = actor;
  const asked = { status, filter, text: text.trim(), page, userId, today: todayIn(zone) };
  const { data, error } = useJobs(asked);
  const { take, reload } = useTaking(open);
  const isOffice = can(actor, typistsToAssign.ability);
  const filters: readonly JobFilter[] =
    status === '0' ? ['all', 'free', 'mine', 'overdue'] : isOffice ? ['all', 'mine'] : [];
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        meta={data && `${data.totalCount} ${data.totalCount === 1 ? 'job' : 'jobs'}`}
      />
      <div className="toolbar">
        <JobSearch
          search={(words) => {
            setText(words);
            setPage(1);
          }}
        />
        <FilterChips
          filters={filters}
          filter={filter}
          choose={(one) => {
            setFilter(one);
            setPage(1);
          }}
        />
      </div>
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : (
        <JobsTable
          jobs={data?.items}
          isDone={status === '1'}
          open={open}
          take={(job) => void take(job)}
          reload={reload}
        />
      )}
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={data?.totalCount ?? 0}
        onChange={setPage}
      />
    </div>
  );
}

import { addDays } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { api } from '#kernel/web';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { typingJob } from '../../domain/index.ts';

export type TypingJob = RecordOf<typeof typingJob>;

export type JobFilter = 'all' | 'free' | 'mine' | 'overdue';
export const pageSize = 50;

type Asked = {
  readonly status: '0' | '1';
  readonly filter: JobFilter;
  readonly text: string;
  readonly page: number;
  readonly userId: string;
  readonly today: string;
};

/** The question to the list of jobs. */
export function jobsQuery({ status, filter, text, page, userId, today }: Asked) {
  return {
    typedReportStatus: status,
    fields:
      'caseNo,claimantName,specialistName,minutes,priority,dueOn,status,typistId,completedAt,reportName,reportFileId,returnReason,typedReportStatus',
    sorting: status === '0' ? 'dueOn' : 'completedAt desc',
    maxResultCount: pageSize,
    skipCount: (page - 1) * pageSize,
    ...(text && { filterText: text }),
    ...(filter === 'free' && { status: 'waiting' }),
    ...(filter === 'mine' && { typistId: userId }),
    ...(filter === 'overdue' && { dueOnTo: addDays(today, -1) }),
  };
}

export function useJobs(asked: Asked) {
  const query = jobsQuery(asked);
  return useQuery({
    queryKey: ['typing', 'jobs', query],
    staleTime: 0,
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: TypingJob[]; totalCount: number }>('/app/typing-jobs', query, signal),
  });
}

export type Figures = { readonly jobs: number; readonly minutes: number };

export type TypingFigures = {
  readonly today: string;
  readonly free: Figures;
  readonly mine: Figures;
  readonly overdue: Figures;
  readonly days: readonly (Figures & { readonly day: string })[];
  readonly typists: readonly {
    readonly id: string;
    readonly name: string;
    readonly open: Figures;
    readonly done: Figures;
  }[];
};

export const useFigures = () =>
  useQuery({
    queryKey: ['typing', 'figures'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => api.get<TypingFigures>('/app/typing-jobs/figures', undefined, signal),
  });

export type Desk = {
  readonly job: TypingJob;
  readonly recording: {
    readonly fileId: string;
    readonly fileName: string;
    readonly seconds: number | null;
    readonly note: string | null;
  } | null;
  readonly canTranscribe: boolean;
};

export function useDesk(jobId: string) {
  const client = useQueryClient();
  const queryKey = ['typing', 'desk', jobId];
  const { data, error } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Desk>(`/app/typing-jobs/${jobId}/desk`, undefined, signal),
  });
  return {
    data,
    error,
    reload: () => client.invalidateQueries({ queryKey: ['typing'] }),
  };
}

import { can } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { StatisticAnswers } from '../../domain/index.ts';
import type { Few } from './use-first-records.ts';
import { everyMinute, useStatistic } from './use-statistic.ts';

export type Failures = StatisticAnswers['failedWork'] & { readonly jobs: number };

/** What could not be done for this user; jobs of the tenant for whoever runs them. */
export function useFailedWork(): Failures | undefined {
  const { actor } = useSession();
  const runs = can(actor, 'backgroundJob.list');
  const { data: own } = useStatistic('failedWork');
  const { data: jobs } = useQuery({
    queryKey: ['background-jobs', 'failed'],
    enabled: runs,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) =>
      api.get<Few<unknown>>('/app/background-jobs', { state: 'failed', maxResultCount: 1 }, signal),
  });
  if (!own || (runs && !jobs)) return undefined;
  return { ...own, jobs: jobs?.totalCount ?? 0 };
}

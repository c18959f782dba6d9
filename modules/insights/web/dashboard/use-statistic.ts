import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { StatisticAnswers, StatisticName } from '../../domain/index.ts';

export const everyMinute = 60_000;

/** B-255. Asked again each minute while it is looked at. */
export const useStatistic = <N extends StatisticName>(name: N) =>
  useQuery({
    queryKey: ['statistic', name],
    staleTime: everyMinute / 2,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) =>
      api.get<StatisticAnswers[N]>(`/app/statistic/${name}`, undefined, signal),
  });

import { useQuery } from '@tanstack/react-query';
import type { StatisticName } from '../../domain/index.ts';
import { askStatistic } from './ask-statistic.ts';

export const everyMinute = 60_000;

/** B-255. Asked again each minute while it is looked at. */
export const useStatistic = <N extends StatisticName>(name: N) =>
  useQuery({
    queryKey: ['statistic', name],
    staleTime: everyMinute / 2,
    refetchInterval: everyMinute,
    queryFn: () => askStatistic(name),
  });

import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { everyMinute } from './use-statistic.ts';

type Asked = Readonly<Record<string, string | number | boolean | readonly string[]>>;
export type Few<T> = { readonly items: readonly T[]; readonly totalCount: number };

/** The first records of a list, kept fresh. Shares the key of lists, so that writes renew it. */
export const useFirstRecords = <T>(base: string, asked: Asked) =>
  useQuery({
    queryKey: ['list', base, 'few', asked],
    staleTime: everyMinute / 2,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) => api.get<Few<T>>(`/app/${base}`, asked, signal),
  });

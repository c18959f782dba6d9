import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

type Query = Readonly<Record<string, string | number | undefined>>;

type Options = { every?: number; isWanted?: boolean };

/** What a page of the host shows is never older than its opening. */
export const useGet = <T>(path: string, query: Query = {}, options: Options = {}) =>
  useQuery<T>({
    queryKey: ['host', path, query],
    staleTime: 0,
    enabled: options.isWanted ?? true,
    placeholderData: keepPreviousData,
    ...(options.every && { refetchInterval: options.every }),
    queryFn: ({ signal }) => api.get<T>(path, query, signal),
  });

import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { keepShownData } from './keep-shown-data.ts';

/** Results of a list are fresh for 60 seconds (B-128). */
export const listFreshness = 60_000;

/** A busy server asks for a moment: what is only read is asked for again before anybody hears of it. */
const isWorthRetrying = (error: Error) =>
  error instanceof ApiError && [0, 429, 503].includes(error.status);
const mostRetries = 4;
const retryDelay = (failures: number): number => 500 * 2 ** failures;

/**
 * B-140: a list of names that fails is no event for the user; the field says it in place. B-407: the
 * same for a history.
 */
const noteQuietly = (error: Error, { queryKey }: { queryKey: readonly unknown[] }) => {
  if (queryKey[0] === 'lookup') console.error('A lookup failed', error);
  if (queryKey[0] === 'history') console.error('A history failed to load', error);
};

export function createQueryClient(): QueryClient {
  const refreshAll = () => void client.refetchQueries({ type: 'active', stale: true });
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        noteQuietly(error, query);
        keepShownData(error, query, refreshAll);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: listFreshness,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < mostRetries && isWorthRetrying(error),
        retryDelay,
      },
      mutations: { retry: false },
    },
  });
  return client;
}

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Results of a list are fresh for 60 seconds (B-128). */
export const listFreshness = 60_000;

const isWorthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: listFreshness,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  });

import type { AnyResource } from '#kernel/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { useSession } from '../../session/session.ts';
import type { StoredRecord } from '../record.ts';
import { pageQuery, readState, writeState } from './list-state.ts';
import type { ListState } from './list-state.ts';

export type Page = { items: StoredRecord[]; totalCount: number };
export type ChangeState = (change: Partial<ListState>) => void;

export function useListState(resource: AnyResource): [ListState, ChangeState] {
  const { pageSize } = useSession();
  const [params, setParams] = useSearchParams();
  const change: ChangeState = (given) =>
    setParams(
      (now) =>
        writeState(
          resource,
          { ...readState(resource, now, pageSize), page: 1, ...given },
          pageSize,
        ),
      { replace: true },
    );
  return [readState(resource, params, pageSize), change];
}

export const useList = (resource: AnyResource, state: ListState) =>
  useQuery({
    queryKey: ['list', resource.base, pageQuery(state)],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<Page>(`/app/${resource.base}`, pageQuery(state), signal),
  });

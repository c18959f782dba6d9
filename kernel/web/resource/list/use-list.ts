import type { AnyResource } from '#kernel/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { useSession } from '../../session/session.ts';
import { todayIn } from '../../session/today.ts';
import type { StoredRecord } from '../record.ts';
import { pageQuery } from './list-query.ts';
import type { Clock } from './list-query.ts';
import { readState, writeState } from './list-state.ts';
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

export function useClock(): Clock {
  const { zone } = useSession();
  return { today: todayIn(zone), zone };
}

type Asked = { readonly fields: readonly string[]; readonly isWanted?: boolean };

/** B-128: an answer is used for 60 seconds, so that a list opened again is there at once. */
export function useList(
  resource: AnyResource,
  state: ListState,
  { fields, isWanted = true }: Asked,
) {
  const query = pageQuery(resource, state, useClock(), fields);
  return useQuery({
    queryKey: ['list', resource.base, query],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<Page>(`/app/${resource.base}`, query, signal),
  });
}

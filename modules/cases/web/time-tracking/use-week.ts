import type { ValueOfShape } from '#kernel/domain';
import { api, toastFailure, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWeek, setCell, timeEntry, weekRows } from '../../domain/index.ts';
import type { TimeActivity, weekShape, WeekRow } from '../../domain/index.ts';

export type Week = ValueOfShape<typeof weekShape>;
export type WeekItem = Week['items'][number];
export type CaseOfWeek = Week['recent'][number];
export type ShownRow = WeekRow<WeekItem> & Pick<CaseOfWeek, 'caseType' | 'claimantName'>;

/** Cases with time in the week, then those of the weeks before and those added by hand. */
export function shownRows(week: Week, added: readonly CaseOfWeek[]): readonly ShownRow[] {
  const cases = [...week.items, ...week.recent, ...added];
  const rows = weekRows(week.items);
  const empty = [...week.recent, ...added]
    .filter(({ caseId }, at, all) => all.findIndex((one) => one.caseId === caseId) === at)
    .filter(({ caseId }) => !rows.some((row) => row.caseId === caseId))
    .map(({ caseId, caseNo }) => ({ caseId, caseNo, cells: {}, minutes: 0 }));
  return [...rows, ...empty].map((row) => {
    const of = cases.find(({ caseId }) => caseId === row.caseId);
    return { ...row, caseType: of?.caseType ?? 'IME', claimantName: of?.claimantName ?? null };
  });
}

export function useWeek(from: string | null) {
  const client = useQueryClient();
  const refetch = useRefetch(timeEntry);
  const queryKey = ['time', 'week', from ?? 'now'];
  const { data, error } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<Week>(readWeek.path, from ? { from } : undefined, signal),
  });
  const reload = async () => {
    await client.invalidateQueries({ queryKey: ['time'] });
    await refetch();
  };
  const enter = async (cell: {
    caseId: string;
    day: string;
    minutes: number;
    activity: TimeActivity;
  }): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await api.put<Week>(setCell.path, cell));
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    }
  };
  return { data, error, enter, reload };
}

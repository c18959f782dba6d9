import type { AnswerOf } from '#kernel/domain';
import { api, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readReports } from '../../domain/index.ts';
import type { CaseType, reportsShape } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';

export type Reports = AnswerOf<{ answer: typeof reportsShape }>;
export type Version = Reports['versions'][number];
export type Remark = Reports['remarks'][number];
export type Finding = Reports['findings'][number];
export type SentReport = Reports['deliveries'][number];

const keyOf = (caseId: string) => ['case-reports', caseId] as const;

/** A PDF that is being made comes by itself. */
const isBeingMade = ({ kind, fileName, problem }: Version): boolean =>
  kind === 'final' && !fileName && !problem;

/** Read again at each step of the case: a step adds a version or locks them. */
export function useReports(type: CaseType, { id: caseId, step }: CaseSectionProps['record']) {
  return useQuery({
    queryKey: [...keyOf(caseId), step],
    // Never what was read of another case.
    placeholderData: (before: Reports | undefined, read) =>
      read?.queryKey[1] === caseId ? before : undefined,
    queryFn: ({ signal }) =>
      api.get<Reports>(readReports.path, { fromModule: type.key, objectId: caseId }, signal),
    refetchInterval: ({ state }) => (state.data?.versions.some(isBeingMade) ? 2000 : false),
  });
}

/** Does something about the report, says so, and reads it again. */
export function useReportWork(caseId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const again = () => client.invalidateQueries({ queryKey: keyOf(caseId) });
  const work = async (does: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await does();
      toast.success(done);
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    } finally {
      await again();
      setBusy(false);
    }
  };
  return { isBusy, work, again };
}

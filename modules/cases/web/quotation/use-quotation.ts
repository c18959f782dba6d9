import { api, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ot, otQuotation } from '../../domain/index.ts';
import type { OtProcessSection, ProcessState, ShownQuotations } from '../../domain/index.ts';

export type Process = {
  readonly sections: readonly {
    readonly key: OtProcessSection;
    readonly label: string;
    readonly state: ProcessState;
    readonly on: string | null;
  }[];
};

/** Under the keys of the quotation and of the case, so that their moves bring it up to date. */
export function useQuotation(caseId: string) {
  const queries = useQueryClient();
  const refetchCase = useRefetch(ot);
  const refetchQuotations = useRefetch(otQuotation);
  const queryKey = ['record', otQuotation.base, 'of-case', caseId];
  const path = `/app/assessments/${caseId}`;
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<ShownQuotations>(`${path}/otQuotation`, undefined, signal),
  });
  const { data: process } = useQuery({
    queryKey: ['record', ot.base, caseId, 'process', data?.quotation?.status],
    queryFn: ({ signal }) => api.get<Process>(`${path}/otProcess`, undefined, signal),
  });
  /** The answer of a call is how it stands now; the case may have moved with it. */
  const changed = async (answer: ShownQuotations): Promise<void> => {
    queries.setQueryData(queryKey, answer);
    await Promise.all([refetchCase(), refetchQuotations()]);
  };
  return { data, error, process, changed, path: `${path}/otQuotation` };
}

import { api, toastFailure, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mn } from '../../domain/index.ts';
import type { Opinions } from '../../domain/index.ts';

export function useOpinions(id: string) {
  const queries = useQueryClient();
  const refetchCase = useRefetch(mn);
  const queryKey = ['record', mn.base, id, 'opinions'];
  const path = `/app/${mn.base}/${id}`;
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Opinions>(`${path}/opinions`, undefined, signal),
  });
  /** The answer of a call is how it stands now; the case may have moved with it. */
  const changed = async (opinions: Opinions): Promise<void> => {
    queries.setQueryData(queryKey, opinions);
    await refetchCase();
  };
  /** One press, its answer shown; a refusal is read. */
  const run = async (work: () => Promise<Opinions>): Promise<void> => {
    try {
      await changed(await work());
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return { opinions: data, error, changed, run, path, refetchCase };
}

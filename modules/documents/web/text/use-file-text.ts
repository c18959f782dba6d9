import { api, hub, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBeingRead } from '../../domain/index.ts';
import type { FileTextState } from '../../domain/index.ts';

type Answer = { readonly state: FileTextState | null };

/** Where no news comes, it is asked for now and then. */
const askMilliseconds = 5000;

/** How far the reading of a file is; news of it come by themselves. */
export function useFileText(fileId: string) {
  const queries = useQueryClient();
  const queryKey = ['file-text', fileId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/files/${fileId}/text`, { maxResultCount: 1 }, signal),
    refetchInterval: ({ state }) => {
      const known = state.data?.state;
      return known && isBeingRead(known) ? askMilliseconds : false;
    },
  });
  useEffect(
    () =>
      hub.on('FileTextChanged', (told) => {
        if ((told as { fileId?: string } | undefined)?.fileId !== fileId) return;
        void queries.invalidateQueries({ queryKey: ['file-text', fileId] });
      }),
    [fileId, queries],
  );
  const readAgain = async () => {
    try {
      await api.post(`/app/files/${fileId}/text`, {});
      await queries.invalidateQueries({ queryKey });
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return { isKnown: data !== undefined, state: data?.state ?? null, error, readAgain };
}

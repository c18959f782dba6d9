import type { AnswerOf } from '#kernel/domain';
import { api, toastFailure, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseType, materialShape } from '../../domain/index.ts';

export type Material = AnswerOf<{ answer: typeof materialShape }>;
export type MaterialFile = Material['files'][number];

export type MaterialWish = {
  readonly fileIds: readonly string[];
  readonly pages?: number | null;
  readonly pagesReason?: string | null;
};

export const chosenIds = ({ files }: Material): readonly string[] =>
  files.filter(({ isChosen }) => isChosen).map(({ id }) => id);

/** What was typed stays when the choice of documents changes. */
export const typedPages = ({ pages, pagesReason }: Material): Partial<MaterialWish> =>
  pagesReason ? { pages, pagesReason } : {};

/** Pages of a new document are counted within seconds; what cannot be counted is asked for in vain. */
export const asksAgain = (material: Material | undefined, answers: number): number | false =>
  material?.uncounted && answers < 10 ? 3000 : false;

/** A tick is shown at once; the answer says what it means for pages, fee and promise. */
export function useMaterial({ resource }: CaseType, id: string, stamp: string) {
  const client = useQueryClient();
  const refetch = useRefetch(resource);
  const [isSaving, setSaving] = useState(false);
  const path = `/app/${resource.base}/${id}/material`;
  const queryKey = ['record', resource.base, id, 'material'];
  const { data, error } = useQuery({
    queryKey: [...queryKey, stamp],
    queryFn: ({ signal }) => api.get<Material>(path, undefined, signal),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => asksAgain(state.data, state.dataUpdateCount),
  });
  const save = async (wish: MaterialWish): Promise<boolean> => {
    setSaving(true);
    client.setQueryData<Material>(
      [...queryKey, stamp],
      (now) =>
        now && {
          ...now,
          files: now.files.map((file) => ({ ...file, isChosen: wish.fileIds.includes(file.id) })),
        },
    );
    try {
      client.setQueryData([...queryKey, stamp], await api.put<Material>(path, wish));
      await refetch();
      return true;
    } catch (failure) {
      toastFailure(failure);
      await client.invalidateQueries({ queryKey });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { data, error, save, isSaving };
}

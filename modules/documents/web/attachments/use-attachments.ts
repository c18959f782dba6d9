import { api, confirm, saved, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fileMessages } from '../../domain/index.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';

type List = { items: readonly StoredFile[]; totalCount: number };

export function useAttachments(link: RecordLink) {
  const queries = useQueryClient();
  const queryKey = ['attachments', link.fromModule, link.objectId];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<List>('/app/files', { ...link }, signal),
  });
  const refetch = () => queries.invalidateQueries({ queryKey });

  const remove = async (files: readonly StoredFile[], question: string) => {
    if (!(await confirm({ text: question, yes: 'Delete', isDanger: true }))) return;
    try {
      for (const { id } of files) await api.delete(`/app/files/${id}`);
      toast.success(saved.deleted);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  return {
    files: data?.items ?? [],
    error,
    isPending,
    refetch,
    /** B-316. */
    removeOne: (file: StoredFile) => remove([file], fileMessages.deleteOne),
    removeAll: (files: readonly StoredFile[]) => remove(files, fileMessages.deleteAll),
  };
}

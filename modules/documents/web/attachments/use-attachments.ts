import { api, confirm, saved, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fileMessages } from '../../domain/index.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';

type List = { items: readonly StoredFile[]; totalCount: number };
type Row = { id: string; isDone: boolean; message: string | null };

const page = 100;
/** Ten pages are read; more files hang on no record that a person looks through. */
const most = 1000;

async function readAll(link: RecordLink, signal: AbortSignal): Promise<readonly StoredFile[]> {
  const files: StoredFile[] = [];
  for (let total = 1; files.length < Math.min(total, most);) {
    const paging = files.length ? { skipCount: files.length, maxResultCount: page } : {};
    const part = await api.get<List>('/app/files', { ...link, ...paging }, signal);
    files.push(...part.items);
    total = part.items.length ? part.totalCount : 0;
  }
  return files;
}

export function useAttachments(link: RecordLink) {
  const queries = useQueryClient();
  const queryKey = ['attachments', link.fromModule, link.objectId];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readAll(link, signal),
    // A scanner at work is watched until it has spoken.
    refetchInterval: ({ state }) =>
      state.data?.some(({ scanState }) => scanState === 'waiting') ? 5000 : false,
  });
  const refetch = () => queries.invalidateQueries({ queryKey });

  /** What some are refused for is told by its first sentence. */
  const bulk = async (body: object, done: string) => {
    try {
      const { items } = await api.post<{ items: Row[] }>('/app/files/bulk', body);
      const failed = items.filter(({ isDone }) => !isDone);
      if (failed.length) toast.error(failed[0]?.message ?? '');
      if (failed.length < items.length) toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const idsOf = (files: readonly StoredFile[]) => files.map(({ id }) => id);

  return {
    files: data ?? [],
    error,
    isPending,
    refetch,
    /** B-316. */
    async removeOne(file: StoredFile) {
      if (!(await sure(fileMessages.deleteOne))) return;
      try {
        await api.delete(`/app/files/${file.id}`);
        toast.success(saved.deleted);
      } catch (failure) {
        toastFailure(failure);
      }
      await refetch();
    },
    async removeMany(files: readonly StoredFile[], isAll: boolean) {
      const some = `Do you want to delete these ${files.length} files?`;
      const question = isAll
        ? `${fileMessages.deleteAll} ${countByUploader(files)}`
        : files.length === 1
          ? fileMessages.deleteOne
          : some;
      if (!(await sure(question))) return;
      await bulk({ operation: 'delete', fileIds: idsOf(files) }, saved.deleted);
    },
    setType: (files: readonly StoredFile[], attachmentTypeId: string | null) =>
      bulk({ operation: 'type', fileIds: idsOf(files), attachmentTypeId }, saved.record),
  };
}

/** How many, and whose: who presses Delete all does not look at every row. */
export function countByUploader(files: readonly StoredFile[]): string {
  const byName = Map.groupBy(files, ({ creator }) => creator?.displayName || 'the practice');
  const parts = [...byName].map(([name, of]) => `${of.length} of ${name}`);
  return `${files.length} files: ${parts.join(', ')}. They stay in the bin for 30 days.`;
}

export type Attachments = ReturnType<typeof useAttachments>;

const sure = (text: string) => confirm({ text, yes: 'Delete', isDanger: true });

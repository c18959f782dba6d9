import { api, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mark, NewMark } from './marks.ts';

type List = { items: readonly Mark[] };

/** What people marked in a file. It is kept beside the file. */
export function useMarks(fileId: string) {
  const queries = useQueryClient();
  const path = `/app/files/${fileId}/annotations`;
  const queryKey = ['file-annotations', fileId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<List>(path, undefined, signal),
  });
  const changed = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      const answer = await call;
      await queries.invalidateQueries({ queryKey });
      return answer;
    } catch (error) {
      toastFailure(error);
      return null;
    }
  };
  return {
    marks: data?.items ?? [],
    add: (mark: NewMark) => changed(api.post<Mark>(path, mark)),
    change: ({ id, page, kind, rects, text, colour }: Mark) =>
      changed(api.put<Mark>(`${path}/${id}`, { page, kind, rects, text, colour })),
    remove: ({ id }: Mark) => changed(api.delete(`${path}/${id}`)),
  };
}

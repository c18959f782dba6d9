import { api, useDebounced } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { LookedFor, PageRect } from '../../domain/index.ts';

export type FoundScan = {
  readonly page: number;
  readonly count: number;
  readonly rects: readonly PageRect[];
};

const none: readonly FoundScan[] = [];
const settled = 300;
const leastLetters = 2;

/** On scanned pages the server knows where the recognised words stand. */
export function useScans(fileId: string, looked: LookedFor): readonly FoundScan[] {
  const words = useDebounced(looked.text.trim(), settled);
  const { isKeyword } = looked;
  const { data } = useQuery({
    queryKey: ['file-places', fileId, words, isKeyword],
    enabled: words.length >= leastLetters,
    retry: false,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly FoundScan[] }>(
        `/app/files/${fileId}/places`,
        { words, isKeyword },
        signal,
      ),
  });
  return (words === looked.text.trim() && words.length >= leastLetters && data?.items) || none;
}

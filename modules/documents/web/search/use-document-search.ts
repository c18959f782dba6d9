import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ExcerptPart } from '../../domain/index.ts';

/** A page with the words that were looked for. */
export type FoundPage = {
  readonly fileId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly page: number;
  readonly pageLabel: string;
  readonly source: 'name' | 'text' | 'ocr';
  readonly excerpt: readonly ExcerptPart[];
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly recordName: string | null;
  readonly attachmentType: string | null;
  readonly creationTime: string;
  readonly creator: { readonly id: string; readonly displayName: string } | null;
};

type Answer = {
  readonly items: readonly FoundPage[];
  readonly totalCount: number;
  readonly isCut: boolean;
};

export const pageSize = 20;

const filterKeys = ['fromModule', 'extension', 'attachmentTypeId', 'dateFrom', 'dateTo'] as const;
export type FilterKey = (typeof filterKeys)[number];
export type Filters = Readonly<Partial<Record<FilterKey, string>>>;

/** What is looked for stands in the address, so that a reload and a shared link find it again. */
export function useDocumentSearch() {
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword')?.trim() ?? '';
  const page = Math.max(1, Number(params.get('at')) || 1);
  const filters: Filters = Object.fromEntries(
    filterKeys.flatMap((key) => (params.get(key) ? [[key, params.get(key) ?? '']] : [])),
  );
  const asked = {
    keyword,
    ...filters,
    skipCount: (page - 1) * pageSize,
    maxResultCount: pageSize,
  };
  const { data, error, isFetching } = useQuery({
    queryKey: ['document-search', asked],
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<Answer>('/app/attachments/documentSearch', asked, signal),
  });
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries({ at: null, ...values })) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      return next;
    });
  return {
    keyword,
    filters,
    page,
    answer: keyword ? data : undefined,
    error,
    isFetching,
    look: (text: string) => change({ keyword: text.trim() }),
    filter: (key: FilterKey, value: string | null) => change({ [key]: value }),
    clearFilters: () => change(Object.fromEntries(filterKeys.map((key) => [key, null]))),
    turnTo: (at: number) => change({ at: at > 1 ? String(at) : null }),
  };
}

import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { fromOrigin, originAttachments, readClientDetails } from '../../domain/index.ts';

type OriginFile = {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string | null;
  readonly numberOfPages: number | null;
};

type Details = {
  readonly caseNo: string;
  readonly statusName: string | null;
  readonly claimantName: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The case whose report is supplemented: what the request takes from it, and its documents. */
async function readOrigin(id: string) {
  const { caseType } = await api.get<{ caseType: string }>(`/app/cases/${id}`);
  const link = { fromModule: caseType, objectId: id };
  const [found, { items }] = await Promise.all([
    api.get<Details>(readClientDetails.path, link),
    api.get<{ items: OriginFile[] }>(originAttachments.path, link),
  ]);
  return {
    id,
    caseNo: found.caseNo,
    statusName: found.statusName,
    files: items,
    ...fromOrigin(found.details ?? {}),
  };
}

export type Origin = Awaited<ReturnType<typeof readOrigin>>;

export const useOrigin = (id: unknown) =>
  useQuery({
    queryKey: ['origin of a request', id],
    enabled: typeof id === 'string',
    retry: false,
    queryFn: () => readOrigin(String(id)),
  });

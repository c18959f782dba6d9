import { api, useRefetch } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { massTortCampaign, mt } from '../../domain/index.ts';

export type ClaimantRow = {
  readonly id: string;
  readonly caseNo: string;
  readonly claimantName: string | null;
  readonly caseStatus: string;
  readonly eligibility: string | null;
  readonly nextDueDate: string | null;
  readonly picUser?: { readonly displayName: string } | null;
};

export type ClaimantFilter = { readonly caseStatus: string | null; readonly filterText: string };

export type Counts = {
  readonly total: number;
  readonly counts: readonly { status: string; label: string; count: number }[];
};

export const rowsOnPage = 25;

export function useClaimants(campaignId: string, filter: ClaimantFilter, page: number) {
  const refetchClaimants = useRefetch(mt);
  const refetchCampaign = useRefetch(massTortCampaign);
  const { caseStatus, filterText } = filter;
  const { data, error } = useQuery({
    queryKey: ['list', mt.base, 'of-campaign', campaignId, caseStatus, filterText, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: ClaimantRow[]; totalCount: number }>(
        `/app/${mt.base}`,
        {
          campaignId,
          ...(caseStatus && { caseStatus }),
          ...(filterText && { filterText }),
          sorting: 'caseNo',
          maxResultCount: rowsOnPage,
          skipCount: (page - 1) * rowsOnPage,
          fields: 'caseNo,claimantName,caseStatus,eligibility,nextDueDate,picUserId',
        },
        signal,
      ),
  });
  const { data: counts } = useQuery({
    queryKey: ['list', mt.base, 'counts', campaignId],
    queryFn: ({ signal }) =>
      api.get<Counts>(
        `/app/${massTortCampaign.base}/${campaignId}/claimantCounts`,
        undefined,
        signal,
      ),
  });
  const refetch = async (): Promise<void> => {
    await Promise.all([refetchClaimants(), refetchCampaign()]);
  };
  return { data, error, counts, refetch };
}

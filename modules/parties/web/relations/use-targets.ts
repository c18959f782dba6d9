import { api } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { saleTarget } from '../../domain/index.ts';
import type { salePeriods } from '../../domain/index.ts';

type Named = { id: string; displayName: string } | null;

export type Target = StoredRecord & {
  readonly financialYear: number;
  readonly period: keyof typeof salePeriods;
  readonly targetAmount: string;
  readonly achievedAmount: string | null;
  readonly staff: Named;
  readonly saleType: Named;
};

export const useTargets = (financialYear: number) =>
  useQuery({
    queryKey: ['list', saleTarget.base, 'year', financialYear],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: Target[]; totalCount: number }>(
        `/app/${saleTarget.base}`,
        {
          financialYearFrom: financialYear,
          financialYearTo: financialYear,
          sorting: 'period, staffId',
          maxResultCount: 100,
          fields: Object.keys(saleTarget.fields).join(),
        },
        signal,
      ),
  });

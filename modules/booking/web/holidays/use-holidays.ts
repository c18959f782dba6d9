import { api } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { holiday } from '../../domain/index.ts';

export type HolidayRow = StoredRecord & {
  readonly name: string;
  readonly date: string;
  readonly states: readonly string[];
  readonly region: string | null;
  readonly isActive: boolean;
};

type Page = { items: HolidayRow[]; totalCount: number };

/** A year has about seventy days in all states together: one page holds them. */
export const useHolidays = (year: number) =>
  useQuery({
    queryKey: ['list', holiday.base, 'year', year],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<Page>(
        `/app/${holiday.base}`,
        {
          dateFrom: `${year}-01-01`,
          dateTo: `${year}-12-31`,
          sorting: 'date, name',
          maxResultCount: 100,
          fields: Object.keys(holiday.fields).join(),
        },
        signal,
      ),
  });

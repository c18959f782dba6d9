import type { Money, PlainDate } from '#kernel/domain';
import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { invoice, openStatuses } from '../../domain/index.ts';

export type ShownInvoice = {
  readonly id: string;
  readonly invoiceNo: string | null;
  readonly claimantName: string | null;
  readonly dueDate: PlainDate;
  readonly total: Money;
  readonly openAmount: Money | null;
};

type Page = { readonly items: readonly ShownInvoice[]; readonly totalCount: number };

/** How many are offered; the oldest come first. */
const most = 200;
const fields = ['invoiceNo', 'claimantName', 'dueDate', 'total', 'openAmount'];

/** What a company still owes. Under the key of invoices: paying one brings it up to date. */
export const useOpenInvoices = (companyId: string | null) =>
  useQuery({
    queryKey: ['list', invoice.base, 'open', companyId],
    enabled: companyId !== null,
    queryFn: ({ signal }) =>
      api.get<Page>(
        `/app/${invoice.base}`,
        {
          companyId,
          status: openStatuses.join(','),
          fields: fields.join(','),
          sorting: 'dueDate',
          maxResultCount: most,
        },
        signal,
      ),
  });

import type { PlainDate } from '#kernel/domain';
import { relativeRange } from '#kernel/domain';
import {
  defaultMonth,
  defaultYear,
  monthRange,
  remittanceDateType,
  remittancePageSize,
  remittanceSorting,
} from '../../domain/index.ts';

export type RemittanceView = {
  readonly by: 'dates' | 'period';
  readonly requestDateFrom: PlainDate;
  readonly requestDateTo: PlainDate;
  readonly dateTypeToFilter: string;
  readonly monthPeriod: number;
  readonly yearPeriod: number;
  readonly paymentPeriod: string | null;
  readonly specialistId: string | null;
  readonly commissionPaymentStatus: string | null;
  readonly includeXeroUploadedInvoiceOnly: boolean;
  readonly page: number;
};

/** B-347 to B-349: how the screen opens. */
export function firstView(today: PlainDate): RemittanceView {
  const { from, to } = relativeRange('thisMonth', today);
  return {
    by: 'dates',
    requestDateFrom: from,
    requestDateTo: to,
    dateTypeToFilter: remittanceDateType,
    monthPeriod: defaultMonth(today),
    yearPeriod: defaultYear(today),
    paymentPeriod: null,
    specialistId: null,
    commissionPaymentStatus: null,
    includeXeroUploadedInvoiceOnly: false,
    page: 1,
  };
}

type Query = Readonly<Record<string, string | number | boolean | null>>;

/** The filters as the calls name them; either the dates or the period is sent. */
export const filtersOf = (view: RemittanceView, showProviderPayment: boolean): Query => ({
  showProviderPayment,
  includeXeroUploadedInvoiceOnly: view.includeXeroUploadedInvoiceOnly,
  specialistId: view.specialistId,
  commissionPaymentStatus: view.commissionPaymentStatus,
  dateTypeToFilter: view.dateTypeToFilter,
  paymentPeriod: view.paymentPeriod,
  ...(view.by === 'dates'
    ? { requestDateFrom: view.requestDateFrom, requestDateTo: view.requestDateTo }
    : { monthPeriod: view.monthPeriod, yearPeriod: view.yearPeriod }),
});

export const listQuery = (view: RemittanceView, showProviderPayment: boolean): Query => ({
  ...filtersOf(view, showProviderPayment),
  skipCount: (view.page - 1) * remittancePageSize,
  maxResultCount: remittancePageSize,
  sorting: remittanceSorting,
});

/** B-350. */
export function sendQuery(view: RemittanceView, showProviderPayment: boolean): Query {
  const { from, to } =
    view.by === 'dates'
      ? { from: view.requestDateFrom, to: view.requestDateTo }
      : monthRange(view.yearPeriod, view.monthPeriod);
  return {
    invoiceDateFrom: from,
    invoiceDateTo: to,
    paymentPeriod: view.paymentPeriod,
    showProviderPayment,
  };
}

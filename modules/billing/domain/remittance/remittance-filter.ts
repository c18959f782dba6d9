import {
  choice,
  date,
  flag,
  isRelativeRange,
  lookup,
  number,
  relativeRange,
  text,
} from '#kernel/domain';
import type { DateRange, PlainDate } from '#kernel/domain';

/** G-135. */
export const remittanceDateTypes = {
  '1': 'Invoice date',
  '2': 'Payment date',
  '3': 'Due date',
} as const;

/** G-135: the half of a month that the chosen date lies in. */
export const paymentPeriods = {
  whole: 'Whole month',
  first: 'First half (1 to 15)',
  second: 'Second half (from 16)',
} as const;

export const commissionPaymentStatuses = {
  Unpaid: 'Unpaid',
  Part: 'Partly paid',
  Paid: 'Paid',
} as const;

export type DateType = keyof typeof remittanceDateTypes;
export type PaymentPeriod = keyof typeof paymentPeriods;

/** K-109 to K-111. */
export const remittancePageSize = 20;
export const remittanceSorting = 'FullName';
export const remittanceDateType: DateType = '1';

/** D-074: the filters of doc 3 section 3.2, by the names of the wire. */
export const remittanceFilterFields = {
  includeXeroUploadedInvoiceOnly: flag('Only invoices in the accounting system'),
  showProviderPayment: flag('Payments made'),
  specialistId: lookup('Specialist', 'specialist'),
  requestDateFrom: date('From'),
  requestDateTo: date('To'),
  requestDateRelative: text('Relative dates', { max: 40 }),
  monthPeriod: number('Month', { min: 1, max: 12 }),
  yearPeriod: number('Year', { format: 'year', min: 2000, max: 2100 }),
  skipCount: number('Skip', { min: 0 }),
  maxResultCount: number('Page size', { min: 1, max: 1000 }),
  sorting: text('Sorting', { max: 60 }),
  dateTypeToFilter: choice('Date', remittanceDateTypes),
  actionRequiredDueDateFrom: date('Action due from'),
  actionRequiredDueDateTo: date('Action due to'),
  actionRequiredDueDateRelative: text('Action due, relative', { max: 40 }),
  actionRequiredById: lookup('Action required by', 'user'),
  commissionPaymentStatus: choice('Payment status', commissionPaymentStatuses),
  paymentPeriod: choice('Part of the month', paymentPeriods),
} as const;

export type RemittanceAsked = {
  readonly [K in keyof typeof remittanceFilterFields]?: string | number | boolean | null;
};

const pad = (month: number): string => String(month).padStart(2, '0');

/** K-113, B-348: the month before. */
export const defaultMonth = (today: PlainDate): number => {
  const month = Number(today.slice(5, 7));
  return month === 1 ? 12 : month - 1;
};

/** K-114, B-349: this year, or the year before while it is January. */
export const defaultYear = (today: PlainDate): number =>
  Number(today.slice(0, 4)) - (today.slice(5, 7) === '01' ? 1 : 0);

/** The first and the last day of a month. */
export function monthRange(year: number, month: number): DateRange {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${year}-${pad(month)}-01`, to: `${year}-${pad(month)}-${pad(last)}` };
}

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** A range that names nothing on one side is open there. */
export type OpenRange = { readonly from: PlainDate | null; readonly to: PlainDate | null };

function rangeFrom(from: unknown, to: unknown, relative: unknown, today: PlainDate) {
  if (typeof relative === 'string' && isRelativeRange(relative))
    return relativeRange(relative, today);
  if (!given(from) && !given(to)) return null;
  return { from: (from as PlainDate) ?? null, to: (to as PlainDate) ?? null };
}

/**
 * K-112: the current month unless dates are named. Naming a month, a year or, without any dates, a
 * part of a month asks for that period, by default the month before (decision 114).
 */
export function remittanceRange(asked: RemittanceAsked, today: PlainDate): OpenRange {
  const { monthPeriod, yearPeriod, paymentPeriod } = asked;
  const dates = rangeFrom(
    asked.requestDateFrom,
    asked.requestDateTo,
    asked.requestDateRelative,
    today,
  );
  const isPeriod = given(monthPeriod) || given(yearPeriod) || (!dates && given(paymentPeriod));
  if (isPeriod)
    return monthRange(
      Number(yearPeriod ?? defaultYear(today)),
      Number(monthPeriod ?? defaultMonth(today)),
    );
  return dates ?? relativeRange('thisMonth', today);
}

export type RemittanceFilter = {
  readonly isPaid: boolean;
  readonly isUploadedOnly: boolean;
  readonly specialistIds: readonly string[] | null;
  readonly range: OpenRange;
  readonly half: PaymentPeriod;
  readonly dateType: DateType;
  readonly status: string | null;
  readonly actionDue: OpenRange | null;
  readonly actionById: string | null;
};

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value) || null;

/** What is asked, with the defaults of doc 3 section 9 where nothing is said. */
export function remittanceFilter(asked: RemittanceAsked, today: PlainDate): RemittanceFilter {
  const specialistId = wordOf(asked.specialistId);
  return {
    isPaid: asked.showProviderPayment === true,
    isUploadedOnly: asked.includeXeroUploadedInvoiceOnly === true,
    specialistIds: specialistId ? [specialistId] : null,
    range: remittanceRange(asked, today),
    half: (wordOf(asked.paymentPeriod) ?? 'whole') as PaymentPeriod,
    dateType: (wordOf(asked.dateTypeToFilter) ?? remittanceDateType) as DateType,
    status: wordOf(asked.commissionPaymentStatus),
    actionDue: rangeFrom(
      asked.actionRequiredDueDateFrom,
      asked.actionRequiredDueDateTo,
      asked.actionRequiredDueDateRelative,
      today,
    ),
    actionById: wordOf(asked.actionRequiredById),
  };
}

const sortable = ['fullName', 'commissionAmountWithTax', 'fees'] as const;
export type RemittanceSort = { readonly by: (typeof sortable)[number]; readonly isDown: boolean };

/** K-110; what it does not know is sorted by name. */
export function remittanceSort(sorting: unknown): RemittanceSort {
  const [word = '', way = ''] = String(sorting ?? remittanceSorting)
    .trim()
    .split(/\s+/);
  const by = sortable.find((key) => key.toLowerCase() === word.toLowerCase()) ?? 'fullName';
  return { by, isDown: way.toLowerCase() === 'desc' };
}

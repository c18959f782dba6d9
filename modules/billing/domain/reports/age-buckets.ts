import { addDays, addMoney, daysBetween } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

/** Days that lie from `from` to `to` before today; without an end it goes on. */
export type ReportBucket = {
  readonly key: string;
  readonly label: string;
  readonly from: number | null;
  readonly to: number | null;
};

/** How long an invoice is overdue. The day on which it is due is not late. */
export const agingBuckets: readonly ReportBucket[] = [
  { key: 'current', label: 'Current', from: null, to: 0 },
  { key: 'd30', label: '1-30', from: 1, to: 30 },
  { key: 'd60', label: '31-60', from: 31, to: 60 },
  { key: 'd90', label: '61-90', from: 61, to: 90 },
  { key: 'older', label: '90+', from: 91, to: null },
];

/** How long ago work was done that nobody has invoiced. */
export const unbilledBuckets: readonly ReportBucket[] = [
  { key: 'week', label: 'Up to 7 days', from: null, to: 7 },
  { key: 'd14', label: '8-14', from: 8, to: 14 },
  { key: 'd30', label: '15-30', from: 15, to: 30 },
  { key: 'd60', label: '31-60', from: 31, to: 60 },
  { key: 'older', label: '60+', from: 61, to: null },
];

/** The dates of a bucket: the older the work, the earlier its date. */
export const daysOfBucket = ({ from, to }: ReportBucket, today: PlainDate) => ({
  from: to === null ? null : addDays(today, -to),
  to: from === null ? null : addDays(today, -from),
});

type Owed = { readonly dueDate: PlainDate; readonly open: Money };

/** What is open in each bucket of `agingBuckets`, in their order. */
export const sumsByAge = (rows: readonly Owed[], on: PlainDate): readonly Money[] =>
  agingBuckets.map(({ from, to }) => {
    const isWithin = (late: number) => late >= (from ?? -Infinity) && late <= (to ?? Infinity);
    const open = rows.filter((row) => isWithin(daysBetween(row.dueDate, on)));
    return addMoney('0', ...open.map((row) => row.open));
  });

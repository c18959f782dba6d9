import { addDays, exact } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  delays,
  fundingAgreement,
  loanFunding,
  monthsAfter,
  settlementDay,
  stressMonths,
} from '../../domain/index.ts';
import type { ForecastMonth, PortfolioRow, Stress } from '../../domain/index.ts';

type Filter = Readonly<Record<string, string | null>>;

const address = (segment: string, filter: Filter): string => {
  const query = Object.entries(filter).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `/view/${segment}?${query.join('&')}`;
};

/** The list of the loans that a figure adds up. */
export const loansLink = (filter: Filter = {}): string =>
  address(loanFunding.segment, { status: 'active', ...filter });

export const agreementsLink = (): string =>
  address(fundingAgreement.segment, { status: 'effective' });

/** The loans of a month: settled later they stand as many months after the day that is expected. */
export const monthLink = (
  { from, to }: ForecastMonth,
  today: PlainDate,
  stress: Stress,
): string => {
  if (from === null) return loansLink({ payoutFrom: '0.01', isUndated: 'true' });
  const later = delays(stress) ? -stressMonths : 0;
  const [start, end] = [monthsAfter(from, later), to && monthsAfter(to, later)];
  // Nothing is expected before today, and what is late is expected today.
  const hasLate = start <= today;
  return loansLink({
    payoutFrom: '0.01',
    expectedSettlementOnFrom: hasLate ? null : start,
    expectedSettlementOnTo: end && addDays(end, -1),
  });
};

export const isOwing = ({ payout }: PortfolioRow): boolean => exact(payout).greaterThan(0);

/** The same of a past day. */
export const isOfMonth =
  ({ from, to }: ForecastMonth, day: PlainDate, stress: Stress) =>
  (row: PortfolioRow): boolean => {
    const on = settlementDay(row.expectedOn, day, stress);
    if (!isOwing(row)) return false;
    if (on === null || from === null) return on === from;
    return on >= from && (to === null || on < to);
  };

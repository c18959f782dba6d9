import { addDays } from '#kernel/domain';
import { fundingAgreement, loanFunding } from '../../domain/index.ts';
import type { ForecastMonth, Stress } from '../../domain/index.ts';

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

/** Under a stress, or where what is late was moved to today, the list has other days than the month. */
export const monthLink = (
  { from, to, label }: ForecastMonth,
  first: string,
  stress: Stress,
): string | null => {
  if (from === null || stress === 'late' || stress === 'both') return null;
  return loansLink({
    payoutFrom: '0.01',
    expectedSettlementOnFrom: label === first ? null : from,
    expectedSettlementOnTo: to === null ? null : addDays(to, -1),
  });
};

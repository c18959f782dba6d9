import { formatMoney } from '#kernel/domain';
import type { Currency, ValueOfShape } from '#kernel/domain';
import { ndisClaimKinds } from '../../domain/index.ts';
import type { claimAppointment } from '../../domain/index.ts';

export type Claimed = ValueOfShape<NonNullable<typeof claimAppointment.answer>>;

/** What was claimed, and what of the time was not and why. */
export const claimedText = (
  { count, total, uncountedTravel, unpaid }: Claimed,
  currency: Currency,
): string =>
  [
    `${count} ${count === 1 ? 'line' : 'lines'} of ${formatMoney(total, currency)} claimed.`,
    ...(uncountedTravel
      ? [`${uncountedTravel} minutes of travel are above what may be claimed.`]
      : []),
    ...unpaid.map(
      ({ kind, minutes }) =>
        `${ndisClaimKinds[kind]} (${minutes} minutes) is not paid for this support item.`,
    ),
  ].join(' ');

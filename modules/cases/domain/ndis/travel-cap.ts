import type { Remoteness } from './ndis-choices.ts';

/**
 * NDIS pricing arrangements, provider travel: the minutes that count for one way. In remote places
 * (MMM 6 and 7) both sides agree on their own.
 */
const minutesOneWay: Readonly<Record<Remoteness, number | null>> = {
  national: 30,
  regional: 60,
  remote: null,
  veryRemote: null,
};

/** There and back. Null: as agreed. */
export const mostTravelMinutes = (remoteness: Remoteness): number | null => {
  const oneWay = minutesOneWay[remoteness];
  return oneWay === null ? null : 2 * oneWay;
};

/** What was driven is kept with the appointment; what counts of it is claimed. */
export const claimableTravel = (minutes: number, remoteness: Remoteness): number =>
  Math.min(minutes, mostTravelMinutes(remoteness) ?? minutes);

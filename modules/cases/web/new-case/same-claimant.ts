import { dayIn } from '#kernel/domain';
import type { Instant } from '#kernel/domain';

type OtherCase = {
  readonly caseNo: string;
  readonly specialistId?: string | null;
  readonly specialist: string | null;
  readonly appointmentDate: Instant | null;
  readonly isClosed: boolean;
};

type Time = {
  readonly startsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
};

/** The same claimant twice on one day or with one specialist; null where neither holds. */
export function sameClaimantWarning(
  cases: readonly OtherCase[],
  times: readonly Time[],
  specialistId: unknown,
): string | null {
  const open = cases.filter(({ isClosed }) => !isClosed);
  const wanted = [...times.map((time) => time.specialistId), specialistId];
  const withSame = open.find((one) => one.specialistId && wanted.includes(one.specialistId));
  if (withSame)
    return `${withSame.caseNo} is open with the same specialist (${withSame.specialist}).`;
  const thatDay = open.find(
    ({ appointmentDate }) =>
      appointmentDate !== null &&
      times.some(
        ({ startsAt, timeZone }) =>
          dayIn(timeZone, new Date(startsAt)) === dayIn(timeZone, new Date(appointmentDate)),
      ),
  );
  return thatDay ? `${thatDay.caseNo} has an appointment on the same day.` : null;
}

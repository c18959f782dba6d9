import type { PlainDate } from '#kernel/domain';
import { monthsLater } from '../engine/months-later.ts';

export type WaitingPolicy = { readonly waitingMonths: string };

/** The first day on which a claim under the policy can be lodged. */
export const lodgementDay = (
  { waitingMonths }: WaitingPolicy,
  lastWorked: PlainDate | null | undefined,
): PlainDate | null => (lastWorked ? monthsLater(lastWorked, Number(waitingMonths)) : null);

/** Of several policies the one whose waiting period is over first. */
export function earliestLodgement(
  policies: readonly WaitingPolicy[],
  lastWorked: PlainDate | null | undefined,
): PlainDate | null {
  const days = policies.flatMap((policy) => lodgementDay(policy, lastWorked) ?? []);
  return days.toSorted()[0] ?? null;
}

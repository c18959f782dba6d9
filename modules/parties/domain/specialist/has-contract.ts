import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

export type ContractDates = {
  onboardedDate: PlainDate | null;
  onboardedEndDate: PlainDate | null;
};

/** B-084. Both days of the contract count; without an end it runs on. */
export function hasContract(
  { onboardedDate: from, onboardedEndDate: to }: ContractDates,
  today: PlainDate,
): boolean {
  if (!from || today < from) return false;
  return !to || today <= to;
}

export type ContractState = 'none' | 'coming' | 'current' | 'ending' | 'over';

const lastDays = 60;

/** What a person should see at once. */
export function contractState(specialist: ContractDates, today: PlainDate): ContractState {
  const { onboardedDate: from, onboardedEndDate: to } = specialist;
  if (!from) return 'none';
  if (today < from) return 'coming';
  if (!hasContract(specialist, today)) return 'over';
  return to && daysBetween(today, to) <= lastDays ? 'ending' : 'current';
}

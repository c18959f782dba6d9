import { addDays, exact, isWeekend, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { DemoParticipant } from './participants.ts';

const hourly = '193.99';

export type DemoSession = {
  readonly id: string;
  readonly ndisId: string;
  readonly on: PlainDate;
  readonly minutes: number;
  readonly status: string;
  /** Nothing where it is not claimed. */
  readonly amount: Money | null;
  readonly quantity: string;
  readonly isRequested: boolean;
};

const workday = (day: PlainDate): PlainDate => {
  const next = addDays(day, 1);
  return isWeekend(day) ? workday(next) : day;
};

/** One session a week or a fortnight since the plan began, and two that are still ahead. */
export function sessionsOf(
  { path: { id }, no, isClosed, words }: DemoParticipant,
  today: PlainDate,
): readonly DemoSession[] {
  const every = no % 3 === 0 ? 7 : 14;
  const end = isClosed ? addDays(today, -20) : addDays(today, 2 * every);
  const sessions: DemoSession[] = [];
  for (let at = 1, day = words.planFrom; day < end; at += 1) {
    day = workday(addDays(words.planFrom, at * every));
    if (day >= end) break;
    const isPast = day < today;
    const isMissed = isPast && at % 9 === 0;
    const minutes = no % 4 === 0 ? 90 : 60;
    const quantity = exact(minutes).div(60).toFixed(2);
    const isOld = day < addDays(today, -21);
    const isClaimed = words.managementType === 'ndia' && (isOld || (isPast && at % 2 === 0));
    sessions.push({
      id: idOf('ndisSession', id, String(at)),
      ndisId: id,
      on: day,
      minutes,
      status: isPast ? (isMissed ? 'notAttended' : 'attended') : at % 2 ? 'confirmed' : 'requested',
      amount: isClaimed ? toCents(exact(quantity).times(hourly)) : null,
      quantity,
      isRequested: isClaimed && isOld,
    });
  }
  return sessions;
}

export const sessionPrice = hourly;

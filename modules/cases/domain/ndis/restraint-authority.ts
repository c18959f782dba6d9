import { daysBetween, refuse } from '#kernel/domain';
import type { PlainDate, Refused } from '#kernel/domain';

export type RestraintAuthority = {
  readonly authorisedBy: string | null;
  readonly authorisedFrom: PlainDate | null;
  readonly authorisedTo: PlainDate | null;
};

/** Somebody has to renew it before it ends. */
export const daysOfWarning = 30;

export type RestraintAuthorityState = 'missing' | 'expired' | 'endsSoon' | 'valid';

export function authorityState(
  { authorisedBy, authorisedFrom, authorisedTo }: RestraintAuthority,
  today: PlainDate,
): RestraintAuthorityState {
  if (!authorisedBy || !authorisedFrom || !authorisedTo) return 'missing';
  if (authorisedTo < today) return 'expired';
  return daysBetween(today, authorisedTo) <= daysOfWarning ? 'endsSoon' : 'valid';
}

/** A medicine that restrains is written down with a living authority, or not at all. */
export function refuseRestraint(restraint: RestraintAuthority, today: PlainDate): Refused | null {
  const state = authorityState(restraint, today);
  if (state === 'missing') return refuse('restraintWithoutAuthority');
  if (state === 'expired')
    return refuse('restraintAuthorityExpired', { values: { day: restraint.authorisedTo ?? '' } });
  return null;
}

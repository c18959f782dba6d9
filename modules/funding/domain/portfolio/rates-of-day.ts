import type { PlainDate } from '#kernel/domain';
import type { Rate } from '../interest/loan-terms.ts';

/** A rate as it is agreed now and as it was agreed at the end of a past day; null: there was none. */
export type RateThenAndNow = { readonly now: Rate | null; readonly then: Rate | null };

/**
 * Until the day, what is agreed now: a rate that was corrected since is the one that held, and the
 * ledger was posted anew by it. After the day, only what was agreed by then.
 */
export const ratesOfDay = (rates: readonly RateThenAndNow[], day: PlainDate): readonly Rate[] =>
  rates
    .flatMap(({ now, then }) => {
      if (now && now.from <= day) return [now];
      return then && then.from > day ? [then] : [];
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));

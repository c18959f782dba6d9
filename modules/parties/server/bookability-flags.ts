import { mayBeOverruled, unbookableReasons } from '../domain/index.ts';
import type { UnbookableReason } from '../domain/index.ts';

/** The column of `party_bookability` that says whether a reason holds. */
const columnOf = (reason: UnbookableReason): string =>
  reason.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What stops everybody, as one condition on the answer `b` of `party_bookability`. */
export const isStopped = (except: readonly UnbookableReason[]): string => {
  const reasons = (Object.keys(unbookableReasons) as UnbookableReason[]).filter(
    (reason) => !mayBeOverruled(reason) && !except.includes(reason),
  );
  return `(${reasons.map((reason) => `b.${columnOf(reason)}`).join(' or ')})`;
};

import { sessionStatusCodes, sessionStatuses } from '../booking-choices.ts';
import type { SessionStatus } from '../booking-choices.ts';

const keys = Object.keys(sessionStatuses) as SessionStatus[];

const spelling = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** B-288, G-016: a link may say 'Available', 'available' or 2; null for a word that is none of them. */
export function sessionStatusesIn(words: string): SessionStatus[] | null {
  const asked = words.split(',').map(spelling).filter(Boolean);
  const found = asked.map((word) =>
    keys.find(
      (key) => spelling(sessionStatuses[key]) === word || String(sessionStatusCodes[key]) === word,
    ),
  );
  return found.includes(undefined) ? null : (found as SessionStatus[]);
}

import { daysBetween } from '#kernel/domain';
import type { PlainDate, Tone } from '#kernel/domain';
import { limitationStage } from '../../domain/index.ts';
import type { LimitationStage } from '../../domain/index.ts';

const tones: Readonly<Record<LimitationStage, Tone>> = {
  none: 'neutral',
  far: 'neutral',
  near: 'warning',
  close: 'danger',
  passed: 'danger',
};

/** "94 days left", "Passed 3 days ago", and how loudly. */
export function limitationWords(
  date: PlainDate | null,
  today: PlainDate,
): { readonly tone: Tone; readonly words: string } {
  const stage = limitationStage(date, today);
  const tone = tones[stage];
  if (!date) return { tone, words: 'No date yet' };
  const days = Math.abs(daysBetween(today, date));
  const count = `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`;
  if (days === 0) return { tone, words: 'Today' };
  return { tone, words: stage === 'passed' ? `Passed ${count} ago` : `${count} left` };
}

/** Only what is near is marked in a list, so that the mark is seen. */
export const isMarkedInList = (date: PlainDate | null, today: PlainDate): boolean =>
  ['near', 'close', 'passed'].includes(limitationStage(date, today));

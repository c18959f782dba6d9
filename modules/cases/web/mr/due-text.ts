import type { PlainDate, Tone } from '#kernel/domain';

const day = 86_400_000;

/** How a due day reads: "12 days late", "today", "in 3 days". */
export function dueText(dueDate: PlainDate | null, today: PlainDate): string {
  if (!dueDate) return '';
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / day);
  if (days === 0) return 'today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days < 0 ? `${count} late` : `in ${count}`;
}

export const dueTone = (dueDate: PlainDate | null, today: PlainDate): Tone =>
  dueDate && dueDate < today ? 'danger' : dueDate === today ? 'warning' : 'neutral';

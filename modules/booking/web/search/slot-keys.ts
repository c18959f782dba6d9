import type { KeyboardEvent } from 'react';

const stops = 'button.found-slot, .found-slot-mine .ant-btn-primary';

type Step = 'next' | 'previous' | 'below' | 'above';

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'below',
  ArrowUp: 'above',
};

/** Where an arrow leads: along the slots, or to the same place in the row below or above. */
export function slotAfter(
  rows: readonly (readonly unknown[])[],
  from: unknown,
  step: Step,
): unknown {
  const row = rows.findIndex((one) => one.includes(from));
  const place = rows[row]?.indexOf(from) ?? -1;
  if (row < 0 || place < 0) return null;
  if (step === 'next' || step === 'previous') {
    const all = rows.flat();
    return all[all.indexOf(from) + (step === 'next' ? 1 : -1)] ?? null;
  }
  const other = rows[row + (step === 'below' ? 1 : -1)];
  return other?.[Math.min(place, other.length - 1)] ?? null;
}

/** The arrows move between slots, Enter holds: nobody leaves the keyboard while on the telephone. */
export function moveBetweenSlots(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!step || !isPlain || !(event.target as Element).matches(stops)) return;
  const rows = [...event.currentTarget.querySelectorAll('.found-slots')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(stops)])
    .filter((row) => row.length);
  const next = slotAfter(rows, event.target, step) as HTMLElement | null;
  event.preventDefault();
  next?.focus();
}

import { tabLimits } from '#kernel/web';

const width = tabLimits.tabWidth;
const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** A dragged tab stays in the bar. */
export const visibleTenantId = (from: number, moved: number, count: number): number =>
  between(-from * width, moved, (count - 1 - from) * width);

/** Where the tab would stand if it were let go. */
export const slotAt = (from: number, moved: number, count: number): number =>
  between(0, from + Math.round(moved / width), count - 1);

/** How far a tab gives way to the one that is dragged. */
export function shiftOf(index: number, from: number, to: number): number {
  if (from < to && index > from && index <= to) return -width;
  if (to < from && index >= to && index < from) return width;
  return 0;
}

/** From where it was let go to its place. */
export const restOf = (from: number, to: number, moved: number): number =>
  moved - (to - from) * width;

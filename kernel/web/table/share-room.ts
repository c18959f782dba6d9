import type { Placed } from './arrangement.ts';

const most = 420;

/** Columns that may grow share what the others leave free, up to a width that still reads well. */
export function shareRoom<Row>(columns: readonly Placed<Row>[], room: number): Placed<Row>[] {
  const growing = columns.filter(({ grows }) => grows);
  const spare = room - columns.reduce((sum, { width }) => sum + width, 0);
  if (spare <= 0 || !growing.length) return [...columns];
  const share = Math.floor(spare / growing.length);
  return columns.map((column) =>
    column.grows
      ? { ...column, width: Math.max(column.width, Math.min(most, column.width + share)) }
      : column,
  );
}

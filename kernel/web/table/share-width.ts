import type { Placed } from './arrangement.ts';

const most = 420;

/** K-024 is what a column needs; those of words share what is left over, as far as it reads well. */
export function shareRoom<Row>(columns: readonly Placed<Row>[], room: number): Placed<Row>[] {
  const growing = columns.filter(({ grows }) => grows);
  const spare = room - columns.reduce((sum, { width }) => sum + width, 0);
  if (!growing.length || spare <= 0) return [...columns];
  const share = Math.floor(spare / growing.length);
  return columns.map((column) =>
    column.grows
      ? { ...column, width: Math.max(column.width, Math.min(most, column.width + share)) }
      : column,
  );
}

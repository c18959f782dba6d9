import type { Placed } from './arrangement.ts';

const most = 420;
const least = 140;

const spareIn = ({ width }: { readonly width: number }) => Math.max(0, width - least);

/**
 * Columns that may grow share what the others leave free, up to a width that still reads well. Where
 * a little is missing they give way, so that the last column is in sight; where more is, they do not.
 */
export function shareRoom<Row>(columns: readonly Placed<Row>[], room: number): Placed<Row>[] {
  const growing = columns.filter(({ grows }) => grows);
  const spare = room - columns.reduce((sum, { width }) => sum + width, 0);
  const slack = growing.reduce((sum, column) => sum + spareIn(column), 0);
  if (!growing.length || spare === 0 || slack + spare < 0) return [...columns];
  const share = Math.floor(spare / growing.length);
  const wanted = (column: Placed<Row>) =>
    spare > 0
      ? Math.max(column.width, Math.min(most, column.width + share))
      : Math.floor(column.width + (spare * spareIn(column)) / slack);
  return columns.map((column) => (column.grows ? { ...column, width: wanted(column) } : column));
}

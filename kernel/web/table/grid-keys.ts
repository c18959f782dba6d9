/** Row -1 is the head of the table. */
export type Cell = { readonly row: number; readonly column: number };
export type GridSize = { readonly rows: number; readonly columns: number; readonly page: number };
type Key = { readonly key: string; readonly ctrlKey?: boolean; readonly metaKey?: boolean };

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** Where a key leads; null for a key that leads nowhere. */
export function cellAfter(cell: Cell, { key, ctrlKey, metaKey }: Key, size: GridSize): Cell | null {
  const isFar = ctrlKey || metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const to = (row: number, column: number): Cell => ({
    row: clamp(row, -1, last.row),
    column: clamp(column, 0, Math.max(0, last.column)),
  });
  const { row, column } = cell;
  switch (key) {
    case 'ArrowDown':
      return to(isFar ? last.row : row + 1, column);
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, isFar ? last.column : column + 1);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? last.row : row, last.column);
    case 'PageDown':
      return to(row + size.page, column);
    case 'PageUp':
      return to(Math.max(0, row - size.page), column);
    default:
      return null;
  }
}

import { isEmptyCell, parseCell } from '#kernel/domain';
import type { AnyResource, ImportRow } from '#kernel/domain';

export type Cells = Record<string, unknown>;

/** The cells of a row as values of its fields; empty ones are left out. Lookups are still texts. */
export function cellsOf(resource: AnyResource, row: ImportRow): Cells {
  const cells: Cells = {};
  for (const [key, cell] of Object.entries(row)) {
    if (isEmptyCell(cell)) continue;
    const [name = key, part] = key.split('.');
    const field = resource.fields[name];
    if (field?.kind === 'address' && part !== undefined) {
      cells[name] = { ...(cells[name] as Cells | undefined), [part]: parseCell(field, cell) };
    } else cells[key] = field ? parseCell(field, cell) : cell;
  }
  return cells;
}

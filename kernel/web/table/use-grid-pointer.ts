import type { ClipboardEvent, MouseEvent } from 'react';
import { cellAt, isOwnClick } from './grid-events.ts';
import type { Cell } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { rowsAsText } from './rows-as-text.ts';
import { toggled, withAll } from './selection.ts';

/** One set of handlers for all cells, so that a row carries none of its own. */
export function useGridPointer<Row>(props: GridProps<Row>, setCell: (cell: Cell) => void) {
  const { rows, rowId, columns, selected, onSelect, onOpen } = props;

  const check = (index: number, event: MouseEvent) => {
    const row = rows[index];
    if (!row) {
      const isAll = selected.size === rows.length;
      return onSelect(new Set(isAll ? [] : rows.map(rowId)));
    }
    const other = rows.findIndex((one) => selected.has(rowId(one)));
    if (event.shiftKey && other >= 0) {
      const run = rows.slice(Math.min(other, index), Math.max(other, index) + 1);
      return onSelect(withAll(selected, run.map(rowId)));
    }
    return onSelect(toggled(selected, rowId(row)));
  };

  const onClick = (event: MouseEvent) => {
    const hit = cellAt(event.target);
    if (!hit || isOwnClick(event.target)) return;
    if (hit.isCheck) return check(hit.row, event);
    setCell(hit);
    const row = rows[hit.row];
    const column = columns[hit.column];
    if (row) return onOpen?.(row, event.ctrlKey || event.metaKey ? 'apart' : 'here');
    if (column?.isSortable) return props.onSort(column.key, event.shiftKey);
  };

  const onAuxClick = (event: MouseEvent) => {
    const row = rows[cellAt(event.target)?.row ?? -1];
    if (event.button !== 1 || !row || isOwnClick(event.target)) return;
    event.preventDefault();
    onOpen?.(row, 'apart');
  };

  const onContextMenu = (event: MouseEvent) => {
    const hit = cellAt(event.target);
    const column = columns[hit?.column ?? -1];
    if (!hit || !column || getSelection()?.toString()) return;
    event.preventDefault();
    setCell(hit);
    props.onMenu(rows[hit.row] ?? null, column.key, { x: event.clientX, y: event.clientY });
  };

  /** Chosen rows are copied as a spreadsheet takes them, unless text was marked. */
  const onCopy = (event: ClipboardEvent) => {
    if (getSelection()?.toString() || !selected.size) return;
    const chosen = rows.filter((row) => selected.has(rowId(row)));
    event.clipboardData.setData('text/plain', rowsAsText(columns, chosen));
    event.preventDefault();
  };

  return { onClick, onAuxClick, onContextMenu, onCopy };
}

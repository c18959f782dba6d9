import type { KeyboardEvent } from 'react';
import { fittingWidth } from './column.ts';
import type { Cell } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { toggled, withAll } from './selection.ts';

const step = 20;

/** Keys that do something; true when this one did. */
export function useGridCommands<Row>(
  props: GridProps<Row>,
  cell: Cell,
  cellId: (row: number, column: number) => string,
): (event: KeyboardEvent) => boolean {
  const { rows, rowId, columns, selected, onSelect } = props;
  const row = rows[cell.row];
  const column = columns[cell.column];

  const menu = () => {
    if (!column) return false;
    const drawn = document.getElementById(cellId(cell.row, cell.column));
    const box = drawn?.getBoundingClientRect();
    const place = { x: (box?.left ?? 0) + 24, y: (box?.bottom ?? 0) - 4 };
    props.onMenu(row ?? null, column.key, place);
    return true;
  };
  const inRow = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!row) return false;
    if (key === 'Enter' && props.onOpen) {
      props.onOpen(row, shiftKey || ctrlKey || metaKey ? 'apart' : 'here');
      return true;
    }
    if (key === ' ') {
      onSelect(toggled(selected, rowId(row)));
      return true;
    }
    const isLetter = /^[a-z]$/i.test(key) && !ctrlKey && !metaKey;
    if (isLetter && props.onLetter?.(row, key.toLowerCase())) return true;
    // The focus moves on as well: a run of rows is chosen by holding Shift.
    if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      const next = rows[cell.row + (key === 'ArrowDown' ? 1 : -1)];
      onSelect(withAll(selected, [row, ...(next ? [next] : [])].map(rowId)));
    }
    return false;
  };

  return (event) => {
    const { key } = event;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return menu();
    if (key === 'a' && (event.ctrlKey || event.metaKey)) {
      onSelect(new Set(rows.map(rowId)));
      return true;
    }
    if (key === 'Escape' && selected.size) {
      onSelect(new Set());
      return true;
    }
    return cell.row < 0 ? commandInHead(props, column, event) : inRow(event);
  };
}

/** Shift with an arrow makes the column wider or narrower, Enter and Space sort by it. */
function commandInHead<Row>(
  { onResize, onSort }: Pick<GridProps<Row>, 'onResize' | 'onSort'>,
  column: GridProps<Row>['columns'][number] | undefined,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  const wider = shiftKey ? { ArrowRight: step, ArrowLeft: -step }[key] : undefined;
  if (wider !== undefined) {
    if (column) onResize(column.key, fittingWidth(column.width + wider));
    return true;
  }
  if ((key !== 'Enter' && key !== ' ') || !column?.isSortable) return false;
  onSort(column.key, shiftKey);
  return true;
}

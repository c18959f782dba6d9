import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellAfter } from './grid-keys.ts';
import type { Cell } from './grid-keys.ts';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import type { GridProps } from './grid-props.ts';
import { headHeight, useRowHeight } from './row-height.ts';
import { shareRoom } from './share-width.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { useGridCommands } from './use-grid-commands.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useRoom } from './use-available-size.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import './table.css';

const narrow = 560;
const roomForPager = 72;
/** The boxes to tick, and a scroll bar. */
const roomForBars = 40 + 18;

/** B-037. One stop of the Tab key; inside, the arrow keys lead from cell to cell. */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { label, rows, sorting, isLoading, isRefreshing, empty, selected, total } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller, roomForPager);
  const isNarrow = room !== null && room.width < narrow;
  const freeWidth = (room?.width ?? 0) - roomForBars;
  const columns = useMemo(
    () => (isNarrow ? props.columns.slice(0, 2) : shareRoom(props.columns, freeWidth)),
    [props.columns, isNarrow, freeWidth],
  );
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const cellId = useMemo(() => (row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const rowHeight = useRowHeight();
  const view = useRowsInView(rows.length, rowHeight, scroller);
  const { onDrag, onFit, widthAt } = useColumnDrag(columns, props.onResize, scroller);

  const goTo = (next: Cell) => {
    setCell(next);
    if (next.row >= 0) view.reveal(next.row);
  };
  const toTop = useEffectEvent(() => {
    setCell((now) => ({ ...now, row: 0 }));
    scroller.current?.scrollTo?.({ top: 0 });
  });
  const wasKey = useRef(props.pageKey);
  useLayoutEffect(() => {
    if (wasKey.current === props.pageKey) return;
    wasKey.current = props.pageKey;
    toTop();
  }, [props.pageKey]);
  useLayoutEffect(() => {
    const drawn = document.getElementById(cellId(cell.row, cell.column));
    if (drawn && scroller.current) revealColumn(scroller.current, drawn);
  }, [cell, cellId]);

  const commands = useGridCommands({ ...props, columns }, cell, cellId);
  const pointer = useGridPointer({ ...props, columns }, setCell);
  const size = () => ({
    rows: rows.length,
    columns: columns.length,
    page: Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1,
  });
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const isDone = commands(event);
    const next = isDone || event.defaultPrevented ? null : cellAfter(cell, event, size());
    if (next) goTo(next);
    if (isDone || next) event.preventDefault();
  };

  const isEmpty = !isLoading && (!rows.length || !columns.length);
  return (
    <div
      ref={scroller}
      className="grid"
      data-scroll
      style={{ maxHeight: room?.height, ['--row-height' as string]: `${rowHeight}px` }}
    >
      {isRefreshing && <div className="grid-progress" />}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as WAI-ARIA has it
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable
        aria-rowcount={(total ?? rows.length) + 1}
        aria-colcount={columns.length + 1}
        aria-busy={!!(isLoading || isRefreshing)}
        aria-activedescendant={isEmpty ? undefined : cellId(cell.row, cell.column)}
        data-selecting={selected.size > 0 || undefined}
        className={isNarrow ? 'grid-fits' : undefined}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <colgroup>
          <col className="grid-check" />
          {columns.map((column) => (
            <col key={column.key} style={isNarrow ? undefined : { width: widthAt(column) }} />
          ))}
          <col className="grid-filler" />
        </colgroup>
        <GridHead
          columns={columns}
          sorting={sorting}
          activeColumn={cell.row < 0 ? cell.column : -1}
          cellId={cellId}
          onDrag={onDrag}
          onFit={onFit}
        />
        {isLoading ? (
          <SkeletonRows columns={columns.length} />
        ) : (
          <GridBody {...props} {...view} columns={columns} cell={cell} cellId={cellId} />
        )}
      </table>
      {isEmpty && <div className="grid-empty">{empty}</div>}
    </div>
  );
}

/** The first columns stay in place, so a cell behind them is not in view. */
function revealColumn(scroller: HTMLElement, cell: HTMLElement): void {
  const pinned = cell.parentElement?.querySelector<HTMLElement>('[data-column="0"]');
  if (!pinned || pinned === cell) return;
  const left = pinned.getBoundingClientRect().right;
  const right = scroller.getBoundingClientRect().left + scroller.clientWidth;
  const box = cell.getBoundingClientRect();
  if (box.right > right) scroller.scrollLeft += box.right - right;
  if (box.left < left) scroller.scrollLeft -= left - box.left;
}

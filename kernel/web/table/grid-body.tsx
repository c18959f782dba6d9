import type { VirtualItem } from '@tanstack/react-virtual';
import type { Placed } from './arrangement.ts';
import type { Cell } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';

type Props<Row> = {
  columns: readonly Placed<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  skipped?: number;
  selected: ReadonlySet<string>;
  items: readonly VirtualItem[];
  before: number;
  after: number;
  cell: Cell;
  cellId: (row: number, column: number) => string;
};

/** What is not drawn keeps its place. */
export function GridBody<Row>(props: Props<Row>) {
  const { columns, rows, rowId, skipped = 0, selected, items, before, after, cell } = props;
  return (
    <tbody>
      {before > 0 && <Space height={before} />}
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowId(row);
        return (
          <GridRow
            key={id}
            row={row}
            index={index}
            ariaIndex={skipped + index + 2}
            columns={columns}
            activeColumn={cell.row === index ? cell.column : -1}
            isSelected={selected.has(id)}
            cellId={props.cellId}
          />
        );
      })}
      {after > 0 && <Space height={after} />}
    </tbody>
  );
}

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td className="grid-space" aria-hidden style={{ height }} />
  </tr>
);

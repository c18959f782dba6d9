import { memo } from 'react';
import { useSession } from '../session/session.ts';
import type { Placed } from './arrangement.ts';
import { classes } from './grid-head.tsx';

type Props<Row> = {
  row: Row;
  index: number;
  /** Counted from the first row of all pages, the head being 1. */
  ariaIndex: number;
  columns: readonly Placed<Row>[];
  activeColumn: number;
  isSelected: boolean;
  cellId: (row: number, column: number) => string;
};

function Drawn<Row>(props: Props<Row>) {
  const { row, index, ariaIndex, columns, activeColumn, isSelected, cellId } = props;
  // B-327: details on hovering are for those who may know them.
  const { seesDetails } = useSession();
  return (
    <tr
      aria-rowindex={ariaIndex}
      aria-selected={isSelected}
      data-row={index}
      className={classes('grid-row', isSelected && 'grid-selected')}
    >
      <td className="grid-check" data-check aria-label="Select">
        <span className="grid-box" />
      </td>
      {columns.map((column, at) => (
        <td
          key={column.key}
          id={cellId(index, at)}
          aria-colindex={at + 2}
          data-column={at}
          className={classes(
            column.align === 'right' && 'grid-right',
            at === activeColumn && 'grid-active',
          )}
          title={(seesDetails && column.text(row)) || undefined}
        >
          {column.render(row)}
        </td>
      ))}
      <td className="grid-filler" aria-hidden />
    </tr>
  );
}

/** While the table is scrolled, rows that stay are not drawn again. */
export const GridRow = memo(Drawn) as typeof Drawn;

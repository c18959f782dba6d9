import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { Placed } from './arrangement.ts';
import { readSorting } from './sorting.ts';

type Props<Row> = {
  columns: readonly Placed<Row>[];
  sorting: string;
  activeColumn: number;
  cellId: (row: number, column: number) => string;
  onDrag: (key: string, event: React.PointerEvent<HTMLElement>) => void;
  onFit: (key: string) => void;
};

export function GridHead<Row>(props: Props<Row>) {
  const { columns, sorting, activeColumn, cellId, onDrag, onFit } = props;
  const sorts = readSorting(sorting);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th className="grid-check">
          <span className="hidden-text">Selected</span>
        </th>
        {columns.map(({ key, title, isSortable, align }, index) => {
          const rank = sorts.findIndex((sort) => sort.key === key);
          const sort = sorts[rank];
          return (
            <th
              key={key}
              id={cellId(-1, index)}
              aria-colindex={index + 2}
              aria-sort={ariaSort(isSortable, sort?.isDescending)}
              data-column={index}
              className={classes(
                isSortable && 'grid-sortable',
                align === 'right' && 'grid-right',
                index === activeColumn && 'grid-active',
              )}
              title={title}
            >
              <span className="grid-title">{title}</span>
              {sort && (
                <span className="grid-sort" aria-hidden>
                  {sort.isDescending ? <CaretDownOutlined /> : <CaretUpOutlined />}
                  {sorts.length > 1 && rank + 1}
                </span>
              )}
              <span
                className="grid-resize"
                aria-hidden
                onPointerDown={(event) => onDrag(key, event)}
                onDoubleClick={() => onFit(key)}
              />
            </th>
          );
        })}
        <th className="grid-filler" aria-hidden />
      </tr>
    </thead>
  );
}

function ariaSort(isSortable: boolean | undefined, isDescending: boolean | undefined) {
  if (!isSortable) return undefined;
  if (isDescending === undefined) return 'none';
  return isDescending ? 'descending' : 'ascending';
}

export const classes = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

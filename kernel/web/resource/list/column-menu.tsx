import {
  EyeInvisibleOutlined,
  SortAscendingOutlined,
  SortDescendingOutlined,
} from '@ant-design/icons';
import type { MenuItem } from '../../menu/menu-item.ts';
import { withColumn } from '../../table/arrangement.ts';
import type { Arrangement } from '../../table/use-arrangement.ts';

/** The menu on the head of a column. */
export function columnMenu<Row>(
  key: string,
  { placed, set, reset }: Arrangement<Row>,
  sort: (sorting: string) => void,
): MenuItem[] {
  const column = placed.find((one) => one.key === key);
  if (!column) return [];
  return [
    ...(column.isSortable
      ? [
          {
            key: 'up',
            label: 'Sort ascending',
            icon: <SortAscendingOutlined />,
            run: () => sort(key),
          },
          {
            key: 'down',
            label: 'Sort descending',
            icon: <SortDescendingOutlined />,
            run: () => sort(`${key} desc`),
          },
        ]
      : []),
    {
      key: 'hide',
      label: 'Hide column',
      isApart: true,
      icon: <EyeInvisibleOutlined />,
      run: () => set(withColumn(placed, key, { isHidden: true })),
    },
    { key: 'default', label: 'Default Columns', run: reset },
  ];
}

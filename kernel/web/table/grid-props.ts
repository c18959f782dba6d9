import type { ReactNode } from 'react';
import type { MenuPlace } from '../menu/menu-item.ts';
import type { Placed } from './arrangement.ts';

export type HowOpened = 'here' | 'apart';

export type GridProps<Row> = {
  readonly label: string;
  /** Those that are shown, in their order. */
  readonly columns: readonly Placed<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** How many rows lie before the first one here, and how many there are in all. */
  readonly skipped?: number;
  readonly total?: number;
  readonly sorting: string;
  readonly onSort: (key: string, isAdded: boolean) => void;
  readonly onResize: (key: string, width: number) => void;
  readonly onOpen?: (row: Row, how: HowOpened) => void;
  /** A row of null asks for the menu of the column. */
  readonly onMenu: (row: Row | null, columnKey: string, place: MenuPlace) => void;
  /** A letter pressed on a row; true when it meant something. */
  readonly onLetter?: (row: Row, letter: string) => boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly isLoading?: boolean;
  readonly isRefreshing?: boolean;
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode;
  /** Another page or search: the table starts at its top again. */
  readonly pageKey?: string;
};

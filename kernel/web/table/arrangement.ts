import { defaultWidth, fittingWidth } from './column.ts';
import type { Column } from './column.ts';

/** D-012: how a user keeps one column of a table. */
export type StoredColumn = {
  readonly name: string;
  readonly hidden: boolean;
  readonly width?: number;
};

export type Placed<Row> = Column<Row> & {
  readonly isHidden: boolean;
  readonly width: number;
  readonly grows: boolean;
};

/** What an arrangement decides about a column, whatever the rows are. */
export type PlacedColumn = Pick<Placed<never>, 'key' | 'title' | 'isHidden' | 'width'>;

/** As it was made: no order, visibility or width of the user's own. */
export const asMade: readonly StoredColumn[] = [];

/**
 * The user's order first. A stored column that the table no longer has is skipped; one that is new
 * since then comes at the end, hidden unless the table shows it by itself.
 */
export function arrange<Row>(
  columns: readonly Column<Row>[],
  stored: readonly StoredColumn[],
): Placed<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const kept = new Map(stored.filter(({ name }) => byKey.has(name)).map((one) => [one.name, one]));
  const keys = new Set([...kept.keys(), ...byKey.keys()]);
  return [...keys].flatMap((key) => {
    const column = byKey.get(key);
    if (!column) return [];
    const own = kept.get(key);
    return [
      {
        ...column,
        isHidden: own ? own.hidden : !column.isShown,
        width: fittingWidth(own?.width ?? column.width ?? defaultWidth),
        grows: column.grows === true && own?.width === undefined,
      },
    ];
  });
}

/** What is kept of an arrangement; a width only where it is not the column's own. */
export const toStored = (
  placed: readonly PlacedColumn[],
  columns: readonly Pick<Column<never>, 'key' | 'width'>[],
): StoredColumn[] => {
  const own = new Map(columns.map(({ key, width }) => [key, width ?? defaultWidth]));
  return placed.map(({ key, isHidden, width }) => ({
    name: key,
    hidden: isHidden,
    ...(width !== own.get(key) && { width }),
  }));
};

/** Answers of an older version, or of a stranger, keep what can be read. */
export function readStored(answer: unknown): StoredColumn[] {
  const list = (answer as { columns?: unknown } | null)?.columns;
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const { name, hidden, width } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    return [{ name, hidden: hidden === true, ...(typeof width === 'number' && { width }) }];
  });
}

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** B-038: a column that is dropped on another takes its place. */
export function draggedOver<C extends PlacedColumn>(
  placed: readonly C[],
  dragged: string,
  over: string,
): C[] {
  const indexOf = (key: string) => placed.findIndex((column) => column.key === key);
  return moved(placed, indexOf(dragged), indexOf(over));
}

/** B-038: Show All and Hide All. */
export const withAllHidden = <C extends PlacedColumn>(placed: readonly C[], isHidden: boolean) =>
  placed.map((column) => ({ ...column, isHidden }));

export const withColumn = <C extends PlacedColumn>(
  placed: readonly C[],
  key: string,
  change: Partial<Pick<PlacedColumn, 'isHidden' | 'width'>>,
) => placed.map((column) => (column.key === key ? { ...column, ...change } : column));

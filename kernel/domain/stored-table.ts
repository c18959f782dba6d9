/** PostgreSQL types of the columns of a plain table. */
type ColumnType = 'uuid' | 'text' | 'timestamptz' | 'numeric' | 'boolean' | 'date';

/**
 * A table that is no resource: no pages, no versions, no history; its rows are cut by the database.
 * Decisions take its rows with `claim`, which compares before it writes.
 */
export type StoredTable = {
  readonly name: string;
  readonly table: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
};

export const defineTable = <const T extends StoredTable>(table: T): T => table;

/**
 * Text about people in a table that no definition makes, so that an erasure finds it: the columns that lead
 * from it to a record, a file or an account, and those with the text.
 */
export type PersonalText = {
  readonly table: string;
  readonly of: readonly string[];
  readonly words?: readonly string[];
  /** The whole row goes. */
  readonly goes?: true;
};

/** What a module has in the database besides the tables of its resources and their links. */
export type ModuleTables = {
  /** Tables that no definition makes. */
  readonly tables?: readonly string[];
  /** Views and functions that the modules after it may name in their SQL. */
  readonly shows?: readonly string[];
  readonly personal?: readonly PersonalText[];
  /** Columns that hold an address or a number of somebody; the row of an erased person goes. */
  readonly addresses?: readonly { readonly table: string; readonly column: string }[];
};

/** What a module has in the database besides the tables of its resources and their links. */
export type ModuleTables = {
  /** Tables that no definition makes. */
  readonly tables?: readonly string[];
  /** Views and functions that the modules after it may name in their SQL. */
  readonly shows?: readonly string[];
};

/** A bug that the named test must notice. */
export type PlantedBug = {
  /** The rule that is broken, by its number or in a word. */
  readonly rule: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The one test file that must fail. */
  readonly test: string;
};

type Change = readonly [rule: string, find: string, replace: string];

/** Several bugs in one file that one test file watches. */
export const inFile = (
  file: string,
  test: string,
  ...changes: readonly Change[]
): readonly PlantedBug[] =>
  changes.map(([rule, find, replace]) => ({ rule, file, find, replace, test }));

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

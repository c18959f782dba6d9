export type Part =
  | 'checks'
  | 'resource'
  | 'unit'
  | 'api'
  | 'e2e'
  | 'changed'
  | 'hostile'
  | 'mutants'
  | 'simulate';

export type Timed = { readonly name: string; readonly seconds: number };

export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** How long each test file or journey took. */
  readonly times?: readonly Timed[];
  /** What passed only when it was tried again. */
  readonly secondTries?: readonly string[];
};

export type Step = {
  readonly name: string;
  /** `all`: uses every core by itself. `beside`: slow on one core, so it runs beside those. */
  readonly cores?: 'all' | 'beside';
  run(): Promise<Outcome>;
};

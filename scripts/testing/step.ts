export type Part = 'checks' | 'resource' | 'unit' | 'api' | 'e2e' | 'mutants';

export type Outcome = { passed: number; failed: number; output: string };

export type Step = {
  name: string;
  /** It uses all cores by itself. */
  isAlone?: boolean;
  run(): Promise<Outcome>;
};

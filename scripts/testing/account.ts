import type { Timed } from './step.ts';

/** More of them in a whole run, and nobody believes it any more. */
export const allowedSecondTries = 2;

const shown = 10;

export type Account = {
  readonly steps: readonly Timed[];
  readonly files: readonly Timed[];
  readonly journeys: readonly Timed[];
  readonly secondTries: readonly string[];
};

/** What a whole run prints before its closing line: where its time went, and what was tried twice. */
export function accountOf({ steps, files, journeys, secondTries }: Account): string {
  return [
    'Seconds for each step, in the order in which they ended:',
    ...steps.map(line),
    'The slowest files:',
    ...slowest(files).map(line),
    'The slowest journeys:',
    ...slowest(journeys).map(line),
    `Second tries: ${secondTries.length} (at most ${allowedSecondTries}).`,
    ...secondTries.map((name) => `  ${name}`),
  ].join('\n');
}

const slowest = (all: readonly Timed[]): Timed[] =>
  all.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(8)}  ${name}`;

export type Wanted = {
  readonly seed: string;
  readonly days: number;
  readonly cases: number;
  readonly quietHours: number;
  readonly busyHours: number;
  readonly minutes: number;
  /** What is found is cut down to the shortest script that still shows it. */
  readonly shrinks: boolean;
  readonly faults: boolean;
  readonly reconciles: boolean;
};

/** Of what people do, about so much leads to one more case. */
const actsPerCase = 9;

/** `--seed 7 --days 60 --cases 500` */
export function readArguments(args: readonly string[]): Wanted {
  const valueOf = (name: string, otherwise: string): string => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? otherwise : (args[at + 1] ?? otherwise);
  };
  const numberOf = (name: string, otherwise: number): number => {
    const value = Number(valueOf(name, String(otherwise)));
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number`);
    return value;
  };
  return {
    seed: valueOf('seed', '7'),
    days: numberOf('days', 10),
    cases: numberOf('cases', 40),
    quietHours: numberOf('quiet-hours', 1),
    busyHours: numberOf('busy-hours', 1),
    minutes: numberOf('minutes', 24 * 60),
    shrinks: args.includes('--shrink'),
    faults: args.includes('--faults'),
    reconciles: !args.includes('--no-reconcile'),
  };
}

/** Five days in seven are working days. */
export const actsPerDay = ({ cases, days }: Pick<Wanted, 'cases' | 'days'>): number =>
  Math.max(4, Math.round((cases * actsPerCase * 7) / (days * 5)));

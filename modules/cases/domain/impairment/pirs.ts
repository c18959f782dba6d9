import type { ImpairmentStep } from './conversions.ts';

/** The six scales, in the order of the guidelines. */
export const pirsScales = {
  selfCare: 'Self care and personal hygiene',
  social: 'Social and recreational activities',
  travel: 'Travel',
  functioning: 'Social functioning (relationships)',
  concentration: 'Concentration, persistence and pace',
  employability: 'Employability',
} as const;

export type PirsScale = keyof typeof pirsScales;
export type PirsClasses = Readonly<Record<PirsScale, number>>;

export const pirsClasses = {
  1: '1: no deficit, or minor',
  2: '2: mild',
  3: '3: moderate',
  4: '4: severe',
  5: '5: totally impaired',
} as const;

const guide =
  'NSW workers compensation guidelines for the evaluation of permanent impairment, chapter 11';

/** Table 11.7: by median class, from the lowest aggregate score on. */
const percents: Readonly<Record<number, readonly [lowest: number, values: readonly number[]]>> = {
  1: [6, [0, 0, 1, 1, 2, 2, 2, 3, 3]],
  2: [9, [4, 5, 5, 6, 7, 7, 8, 9, 9, 10]],
  3: [13, [11, 13, 15, 17, 19, 22, 24, 26, 28, 30]],
  4: [18, [31, 34, 37, 41, 44, 47, 50, 54, 57, 60]],
  5: [22, [61, 65, 70, 74, 78, 83, 87, 91, 96]],
};

export type Pirs = {
  readonly median: number;
  readonly aggregate: number;
  /** Null where the table has no value: low classes beside a high median. */
  readonly percent: number | null;
  readonly steps: readonly ImpairmentStep[];
};

/** Null while a scale has no class between 1 and 5. */
export function ratePirs(classes: Partial<PirsClasses>): Pirs | null {
  const scores = (Object.keys(pirsScales) as PirsScale[]).map((scale) => classes[scale] ?? 0);
  if (scores.some((score) => !Number.isInteger(score) || score < 1 || score > 5)) return null;
  const sorted = scores.toSorted((one, other) => one - other);
  const middle = [sorted[2] ?? 0, sorted[3] ?? 0] as const;
  const median = Math.ceil((middle[0] + middle[1]) / 2);
  const aggregate = sorted.reduce((sum, score) => sum + score, 0);
  const [lowest, values] = percents[median] ?? [0, []];
  const percent = values[aggregate - lowest] ?? null;
  const steps = [
    {
      text: `Classes in order: ${sorted.join(', ')}. The middle two are ${middle[0]} and ${middle[1]}: median class ${median}`,
      rule: `${guide}: the median, a half is rounded up`,
      result: median,
    },
    {
      text: `Aggregate score: ${sorted.join(' + ')} = ${aggregate}`,
      rule: `${guide}: the six classes are added`,
      result: aggregate,
    },
    ...(percent === null
      ? []
      : [
          {
            text: `Median class ${median} with the aggregate score ${aggregate} is ${percent} %`,
            rule: `${guide}, Table 11.7 (conversion table)`,
            result: percent,
          },
        ]),
  ];
  return { median, aggregate, percent, steps };
}

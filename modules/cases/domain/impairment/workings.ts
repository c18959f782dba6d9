import { combine } from './combine.ts';
import { convert, digits, impairmentConversions, toes, wholePercent } from './conversions.ts';
import type { ImpairmentConversion, ImpairmentLine, ImpairmentStep } from './conversions.ts';
import { deduct } from './deduction.ts';
import type { Deduction } from './deduction.ts';

/** What a person can rate, from the smallest part up. */
export const ratedParts = {
  ...(Object.fromEntries(
    Object.entries(digits).map(([key, label]) => [`digit:${key}`, label]),
  ) as Record<`digit:${keyof typeof digits}`, string>),
  hand: 'Hand',
  upper: 'Upper extremity',
  ...(Object.fromEntries(
    Object.entries(toes).map(([key, label]) => [`toe:${key}`, label]),
  ) as Record<`toe:${keyof typeof toes}`, string>),
  foot: 'Foot',
  lower: 'Lower extremity',
  hearing: 'Hearing, binaural',
  whole: 'Whole person',
} as const;

export type RatedPart = keyof typeof ratedParts;

export type Rating = {
  readonly part: RatedPart;
  readonly side: 'left' | 'right';
  readonly percent: number;
  /** What it is, in the words of the assessor. */
  readonly label: string;
  readonly deduction: Deduction;
};

type RatedRegion = {
  readonly title: string;
  readonly steps: readonly ImpairmentStep[];
  /** Of the whole person, after what is deducted. */
  readonly result: number;
};

export type Workings = {
  readonly regions: readonly RatedRegion[];
  readonly combined: readonly ImpairmentStep[];
  readonly total: number;
  /** Conversions that the tables of the practice lack. */
  readonly missing: readonly string[];
};

type Limb = {
  readonly title: string;
  readonly small: string;
  readonly parts: readonly [end: RatedPart, limb: RatedPart];
  readonly ways: readonly [ImpairmentConversion, ImpairmentConversion, ImpairmentConversion];
};

const limbs: readonly Limb[] = [
  {
    title: 'upper extremity',
    small: 'digit:',
    parts: ['hand', 'upper'],
    ways: ['digitToHand', 'handToUpper', 'upperToWhole'],
  },
  {
    title: 'lower extremity',
    small: 'toe:',
    parts: ['foot', 'lower'],
    ways: ['toeToFoot', 'footToLower', 'lowerToWhole'],
  },
];

const sides = { right: 'Right', left: 'Left' } as const;

/** Collects the steps of one region; what no table knows is named. */
function working(lines: readonly ImpairmentLine[], missing: string[]) {
  const steps: ImpairmentStep[] = [];
  const change = (way: ImpairmentConversion, part: string, percent: number): number => {
    if (percent <= 0) return 0;
    const step = convert(way, part, percent, lines);
    if (!step) missing.push(`${impairmentConversions[way]}, ${percent} %`);
    else steps.push(step);
    return step?.result ?? 0;
  };
  const join = (values: readonly number[]): number => {
    const { steps: made, result } = combine(values);
    steps.push(...made);
    return result;
  };
  const add = (values: readonly number[], what: string): number => {
    const sum = Math.min(
      100,
      values.reduce((total, value) => total + value, 0),
    );
    if (values.filter((value) => value > 0).length > 1)
      steps.push({
        text: `${what}: ${values.join(' + ')} = ${sum} %`,
        rule: 'AMA Guides, 5th edition: what the parts contribute is added',
        result: sum,
      });
    return sum;
  };
  const take = (percent: number, deduction: Deduction): number => {
    const step = deduct(percent, deduction);
    if (step) steps.push(step);
    return step?.result ?? percent;
  };
  return { steps, change, join, add, take };
}

const percentsOf = (ratings: readonly Rating[], part: RatedPart): readonly number[] =>
  ratings.filter((one) => one.part === part).map(({ percent }) => percent);

/** Parts of one limb are brought together where they meet, before they are converted further. */
function rateLimb(
  limb: Limb,
  ratings: readonly Rating[],
  side: keyof typeof sides,
  made: ReturnType<typeof working>,
): RatedRegion {
  const [first, second, third] = limb.ways;
  const [end, whole] = limb.parts;
  const small = ratings
    .filter(({ part }) => part.startsWith(limb.small))
    .map(({ part, percent }) => made.change(first, part.slice(limb.small.length), percent));
  const atEnd = made.join([made.add(small, ratedParts[end]), ...percentsOf(ratings, end)]);
  const atLimb = made.join([made.change(second, '', atEnd), ...percentsOf(ratings, whole)]);
  const deduction = ratings.find((one) => one.deduction.kind !== 'none')?.deduction;
  const result = made.take(made.change(third, '', atLimb), deduction ?? { kind: 'none' });
  return { title: `${sides[side]} ${limb.title}`, steps: made.steps, result };
}

function rateSingle(
  rating: Rating,
  lines: readonly ImpairmentLine[],
  missing: string[],
): RatedRegion {
  const made = working(lines, missing);
  const whole =
    rating.part === 'hearing'
      ? made.change('hearingToWhole', '', rating.percent)
      : wholePercent(rating.percent);
  const title = rating.label || ratedParts[rating.part];
  return { title, result: made.take(whole, rating.deduction), steps: made.steps };
}

/** Everything that was rated, to one per cent of the whole person, with each step. */
export function workOut(ratings: readonly Rating[], lines: readonly ImpairmentLine[]): Workings {
  const missing: string[] = [];
  const ofLimbs = limbs.flatMap((limb) =>
    (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side) => {
      const own = ratings.filter(
        (one) =>
          one.side === side && (limb.parts.includes(one.part) || one.part.startsWith(limb.small)),
      );
      return own.length ? [rateLimb(limb, own, side, working(lines, missing))] : [];
    }),
  );
  const singles = ratings
    .filter(({ part }) => part === 'hearing' || part === 'whole')
    .map((rating) => rateSingle(rating, lines, missing));
  const regions = [...ofLimbs, ...singles];
  const { steps, result } = combine(regions.map((region) => region.result));
  return { regions, combined: steps, total: result, missing };
}

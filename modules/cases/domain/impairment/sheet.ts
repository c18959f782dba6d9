import type { ImpairmentLine } from './conversions.ts';
import { deductionKinds, deduct } from './deduction.ts';
import type { Deduction } from './deduction.ts';
import { pirsScales, ratePirs } from './pirs.ts';
import type { PirsClasses } from './pirs.ts';
import { ratedParts, workOut } from './workings.ts';
import type { Rating, RatedPart, Workings } from './workings.ts';
import type { ImpairmentStep } from './conversions.ts';

/** What an assessor has entered. */
export type ImpairmentInput = {
  readonly subject: string;
  readonly ratings: readonly Rating[];
  readonly pirs: Partial<PirsClasses>;
  readonly pirsDeduction: Deduction;
};

export type ImpairmentSheet = {
  readonly subject: string;
  readonly physical: Workings | null;
  readonly psychiatric: {
    readonly steps: readonly ImpairmentStep[];
    /** Null where the table has no value for these classes. */
    readonly result: number | null;
  } | null;
};

export const emptyInput: ImpairmentInput = {
  subject: '',
  ratings: [],
  pirs: {},
  pirsDeduction: { kind: 'none' },
};

/** Physical and psychiatric impairment stand beside each other and are never combined. */
export function sheetOf(
  { subject, ratings, pirs, pirsDeduction }: ImpairmentInput,
  lines: readonly ImpairmentLine[],
): ImpairmentSheet {
  const rated = ratePirs(pirs);
  const percent = rated?.percent ?? null;
  const taken = percent === null ? null : deduct(percent, pirsDeduction);
  return {
    subject,
    physical: ratings.length ? workOut(ratings, lines) : null,
    psychiatric: rated && {
      steps: taken ? [...rated.steps, taken] : rated.steps,
      result: taken?.result ?? percent,
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

function readDeduction(value: unknown): Deduction | null {
  if (!isRecord(value) || !Object.hasOwn(deductionKinds, String(value['kind']))) return null;
  const amount = value['value'];
  if (amount !== undefined && !isPercent(amount)) return null;
  return { kind: value['kind'] as Deduction['kind'], value: amount };
}

function readRating(value: unknown): Rating | null {
  if (!isRecord(value)) return null;
  const { part, side, percent, label } = value;
  const deduction = readDeduction(value['deduction']);
  const isPart = typeof part === 'string' && Object.hasOwn(ratedParts, part);
  if (!deduction || !isPart || !isPercent(percent) || typeof label !== 'string') return null;
  return {
    part: part as RatedPart,
    side: side === 'left' ? 'left' : 'right',
    percent,
    label: label.slice(0, 120),
    deduction,
  };
}

/** An address is written by anybody: null where it does not say workings. */
export function readInput(text: string): ImpairmentInput | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || !Array.isArray(value['ratings'])) return null;
  const ratings = value['ratings'].slice(0, 40).map(readRating);
  const pirsDeduction = readDeduction(value['pirsDeduction'] ?? { kind: 'none' });
  const given = isRecord(value['pirs']) ? value['pirs'] : {};
  const pirs = Object.fromEntries(
    Object.keys(pirsScales).flatMap((scale) =>
      typeof given[scale] === 'number' ? [[scale, given[scale]]] : [],
    ),
  ) as Partial<PirsClasses>;
  if (!pirsDeduction || ratings.includes(null)) return null;
  const subject = typeof value['subject'] === 'string' ? value['subject'].slice(0, 200) : '';
  return { subject, ratings: ratings.filter((one) => one !== null), pirs, pirsDeduction };
}

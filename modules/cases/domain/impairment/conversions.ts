import { exact } from '#kernel/domain';

/** G-017, K-062: the seven conversions. */
export const impairmentConversions = {
  digitToHand: 'Digit to hand',
  handToUpper: 'Hand to upper extremity',
  upperToWhole: 'Upper extremity to whole person',
  toeToFoot: 'Toe to foot',
  footToLower: 'Foot to lower extremity',
  lowerToWhole: 'Lower extremity to whole person',
  hearingToWhole: 'Binaural hearing to whole person',
} as const;

export type ImpairmentConversion = keyof typeof impairmentConversions;

const guide = 'AMA Guides, 5th edition';

/** Thumb, fingers: how much of the hand each is. */
export const digits = {
  thumb: 'Thumb',
  index: 'Index finger',
  middle: 'Middle finger',
  ring: 'Ring finger',
  little: 'Little finger',
} as const;

export const toes = {
  great: 'Great toe',
  second: 'Second toe',
  third: 'Third toe',
  fourth: 'Fourth toe',
  fifth: 'Fifth toe',
} as const;

const shareOfHand: Readonly<Record<keyof typeof digits, number>> = {
  thumb: 40,
  index: 20,
  middle: 20,
  ring: 10,
  little: 10,
};

type Fixed = { readonly share: (part: string) => number; readonly source: string };

/** Whole tables that are a multiplication, rounded to a whole per cent. */
const fixedConversions: Readonly<Partial<Record<ImpairmentConversion, Fixed>>> = {
  digitToHand: {
    share: (part) => shareOfHand[part as keyof typeof digits] ?? 0,
    source: `${guide}, Table 16-1`,
  },
  handToUpper: { share: () => 90, source: `${guide}, Table 16-2` },
  upperToWhole: { share: () => 60, source: `${guide}, Table 16-3` },
  footToLower: { share: () => 70, source: `${guide}, chapter 17 (a foot is 70 % of the limb)` },
  lowerToWhole: { share: () => 40, source: `${guide}, Table 17-3` },
};

/** These two are no formula: the practice enters the table of the guide that it works by. */
export const tabledConversions = ['toeToFoot', 'hearingToWhole'] as const;

/** A line of a table that the practice keeps. */
export type ImpairmentLine = {
  readonly conversion: string;
  /** For a toe: which. */
  readonly part: string | null;
  readonly valueFrom: string;
  readonly valueTo: string;
  readonly result: number;
  readonly source: string;
};

export type ImpairmentStep = {
  readonly text: string;
  readonly rule: string;
  readonly result: number;
};

/** Half a per cent counts as a whole one. */
export const wholePercent = (value: number | string): number =>
  exact(value).toDecimalPlaces(0).toNumber();

const shown = (value: number | string): string => `${exact(value).toString()} %`;

/** One conversion with its working; null where the practice has no line for the value. */
export function convert(
  conversion: ImpairmentConversion,
  part: string,
  percent: number,
  lines: readonly ImpairmentLine[],
): ImpairmentStep | null {
  const name = impairmentConversions[conversion];
  const fixed = fixedConversions[conversion];
  if (fixed) {
    const share = fixed.share(part);
    const product = exact(percent).times(share).dividedBy(100);
    const result = wholePercent(product.toString());
    const rounding = product.equals(result) ? '' : `, rounded to ${result} %`;
    return {
      text: `${name}: ${shown(percent)} × ${share} % = ${shown(product.toString())}${rounding}`,
      rule: fixed.source,
      result,
    };
  }
  const line = lines.find(
    (one) =>
      one.conversion === conversion &&
      (one.part ?? '') === part &&
      exact(one.valueFrom).lessThanOrEqualTo(percent) &&
      exact(one.valueTo).greaterThanOrEqualTo(percent),
  );
  return line
    ? {
        text: `${name}: ${shown(percent)} lies between ${shown(line.valueFrom)} and ${shown(line.valueTo)}, which is ${line.result} %`,
        rule: `${line.source} (table of the practice)`,
        result: line.result,
      }
    : null;
}

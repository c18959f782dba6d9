import { exact } from '#kernel/domain';
import { wholePercent } from './conversions.ts';
import type { ImpairmentStep } from './conversions.ts';

export const deductionKinds = {
  none: 'No deduction',
  tenth: 'One tenth (s 323)',
  proportion: 'Proportion of the impairment',
  points: 'Impairment before the injury',
} as const;

export type Deduction = {
  readonly kind: keyof typeof deductionKinds;
  /** Per cent of the impairment, or per cent of the whole person. */
  readonly value?: number | undefined;
};

const act = 'Workplace Injury Management and Workers Compensation Act 1998 (NSW), section 323';

/** What a pre-existing condition or abnormality takes away; null where nothing is taken. */
export function deduct(percent: number, { kind, value = 0 }: Deduction): ImpairmentStep | null {
  if (kind === 'none' || (kind !== 'tenth' && value <= 0)) return null;
  if (kind === 'points') {
    const result = Math.max(0, percent - wholePercent(value));
    return {
      text: `${percent} % now less ${wholePercent(value)} % before the injury = ${result} %`,
      rule: `${act}: the impairment before the injury is assessed and taken off`,
      result,
    };
  }
  const share = kind === 'tenth' ? 10 : Math.min(100, value);
  const left = exact(percent).times(exact(100).minus(share)).dividedBy(100);
  const result = wholePercent(left.toString());
  const rounding = left.equals(result) ? '' : `, rounded to ${result} %`;
  return {
    text: `${percent} % less ${kind === 'tenth' ? 'one tenth' : `${share} % of it`} = ${left.toString()} %${rounding}`,
    rule:
      kind === 'tenth'
        ? `${act}, subsection (2): one tenth, where the extent is difficult or costly to determine`
        : `${act}: the proportion that is due to what was there before`,
    result,
  };
}

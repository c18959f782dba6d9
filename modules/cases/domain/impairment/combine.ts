import { exact } from '#kernel/domain';
import { wholePercent } from './conversions.ts';
import type { ImpairmentStep } from './conversions.ts';

const rule = 'AMA Guides, 5th edition, Combined Values Chart: A + B × (100 − A), largest first';

export type Combined = { readonly steps: readonly ImpairmentStep[]; readonly result: number };

/** Largest first, each step rounded to a whole per cent. */
export function combine(values: readonly number[]): Combined {
  const [first = 0, ...others] = values
    .filter((value) => value > 0)
    .toSorted((one, other) => other - one);
  const steps: ImpairmentStep[] = [];
  let result = first;
  for (const value of others) {
    const product = exact(result).plus(
      exact(value)
        .times(100 - result)
        .dividedBy(100),
    );
    const next = wholePercent(product.toString());
    const rounding = product.equals(next) ? '' : `, rounded to ${next} %`;
    steps.push({
      text: `${result} % combined with ${value} %: ${result} + ${value} × (100 − ${result}) ÷ 100 = ${product.toString()} %${rounding}`,
      rule,
      result: next,
    });
    result = next;
  }
  return { steps, result };
}

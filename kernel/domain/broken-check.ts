import { compareDecimals } from './decimal-text.ts';
import { isOrdered } from './comparison.ts';
import type { Comparison, Comparisons, OrderedKind } from './comparison.ts';
import type { Fields } from './field.ts';

const order: Readonly<Record<OrderedKind, (a: string, b: string) => number>> = {
  date: (a, b) => (a < b ? -1 : Number(a > b)),
  dateTime: (a, b) => Date.parse(a) - Date.parse(b),
  number: (a, b) => Number(a) - Number(b),
  money: compareDecimals,
  percent: compareDecimals,
  decimal: compareDecimals,
};

const holds: Readonly<Record<Comparison['op'], (order: number) => boolean>> = {
  '>': (found) => found > 0,
  '>=': (found) => found >= 0,
  '<': (found) => found < 0,
  '<=': (found) => found <= 0,
};

type Compared = { readonly fields: Fields; readonly checks?: Comparisons };

/** The first comparison that these values break. */
export function brokenCheck(
  { fields, checks = {} }: Compared,
  values: Readonly<Record<string, unknown>>,
): Comparison | undefined {
  return Object.values(checks).find(({ field, op, than }) => {
    const kind = fields[field]?.kind;
    const [a, b] = [values[field] ?? null, values[than] ?? null];
    if (!isOrdered(kind) || a === null || b === null) return false;
    return !holds[op](order[kind](String(a), String(b)));
  });
}

/** How many decimals a percentage keeps unless its field says otherwise. */
const percentScale = 4;

/** How many digits a decimal may have before its point. */
export const wholeDigits = 14;

type Scaled = { readonly kind: string; readonly scale?: number };

/** A figure that is a decimal string on the wire and never a JS number. */
export const isExact = ({ kind }: Scaled): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'decimal';

export const scaleOf = ({ kind, scale }: Scaled): number =>
  kind === 'money' ? 2 : (scale ?? (kind === 'percent' ? percentScale : 0));

/** One spelling for each value but for zeros at its end: `00012.00`, `+1`, `.5` and `-0` are none. */
export const decimalPattern = (scale: number): RegExp => {
  const fraction = scale > 0 ? `(\\.\\d{1,${scale}})?` : '';
  return new RegExp(`^(?!-0(\\.0*)?$)-?(0|[1-9]\\d{0,${wholeDigits - 1}})${fraction}$`);
};

/** `12.500000` as PostgreSQL keeps it is `12.5`. */
export const trimmedDecimal = (text: string): string =>
  text.includes('.') ? text.replace(/\.?0+$/, '') : text;

/** Negative, zero or positive, like a sort. Exact, and without the arithmetic of `money.ts`. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  const whole = (text: string) => {
    const [head = '0', tail = ''] = text.split('.');
    return BigInt(head + tail.padEnd(places, '0'));
  };
  const [left, right] = [whole(a), whole(b)];
  return Number(left > right) - Number(left < right);
}

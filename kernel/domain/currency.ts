export const currencies = { GBP: '£', EUR: '€', USD: '$', AUD: '$' } as const;
export type Currency = keyof typeof currencies;
export const defaultCurrency: Currency = 'USD';

/** Unicode's sign for a currency that is not said. */
const noCurrency = '¤';

const amount = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<part>\d+))?$/;

/**
 * B-087, G-078: currency code and two decimals; what is no amount shows as 0. Lists show money on
 * the first page, so this does without the arithmetic of `money.ts`; half a cent goes up all the same.
 */
export function formatMoney(
  value: string | number | null | undefined,
  currency?: Currency | typeof noCurrency,
): string {
  const found = amount.exec(String(value ?? '').trim())?.groups;
  const { sign = '', whole = '0', part = '' } = found ?? {};
  const cents = BigInt(whole + part.slice(0, 2).padEnd(2, '0')) + (/^..[5-9]/.test(part) ? 1n : 0n);
  const digits = String(cents).padStart(3, '0');
  const grouped = digits.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const text = `${cents ? sign : ''}${grouped}.${digits.slice(-2)}`;
  if (currency) return `${currency} ${text}`;
  return isNothing(whole, part) ? '0' : text;
}

/**
 * An amount in a sentence that is decided without knowing the tenant: the sign of no currency stands before it
 * until the sentence leaves.
 */
export const amountText = (value: string | number): string => formatMoney(value, noCurrency);

const marked = /¤ (?<value>-?\d+(?:,\d{3})*(?:\.\d+)?)/g;

/** The sentence as it leaves; where no tenant is known, its amounts stand alone. */
export const withCurrency = (sentence: string, currency: Currency | null): string =>
  sentence.replace(marked, (_whole, value: string) =>
    formatMoney(value.replaceAll(',', ''), noCurrency).replace(
      `${noCurrency} `,
      currency ? `${currency} ` : '',
    ),
  );

const isNothing = (whole: string, part: string) => /^0*$/.test(whole + part);

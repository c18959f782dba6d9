import type { Actor } from './actor.ts';
import { defaultDateFormat, isDateFormat } from './date-format.ts';
import { isTimeZone } from './dates.ts';
import { currencies, defaultCurrency, withCurrency } from './currency.ts';
import type { Currency } from './currency.ts';

/** How values are shown to a user. */
export type Formats = {
  readonly dateFormat: string;
  readonly zone: string;
  readonly currency: Currency;
};

export const isCurrency = (code: string | undefined): code is Currency =>
  !!code && Object.hasOwn(currencies, code);

/** What the server knows of it, so that a file reads like the screen of the one who asked. */
export function formatsOf({ attributes }: Pick<Actor, 'attributes'>): Formats {
  const { dateFormat, timezone = '', currency } = attributes;
  return {
    dateFormat: isDateFormat(dateFormat) ? dateFormat : defaultDateFormat,
    zone: isTimeZone(timezone) ? timezone : 'UTC',
    currency: isCurrency(currency) ? currency : defaultCurrency,
  };
}

/** What a decision said, with its amounts in the currency of the one who reads it. */
export const withAmounts = (actor: Pick<Actor, 'attributes'>, sentence: string): string =>
  withCurrency(sentence, formatsOf(actor).currency);

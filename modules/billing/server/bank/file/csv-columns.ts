import { readAmount } from '../../../domain/bank/read-amount.ts';
import type { CsvRow } from './read-csv.ts';
import { readDay } from './read-day.ts';

/** Which cell of a row says what. */
export type CsvColumns = {
  readonly day: number;
  readonly amount: number | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly words: readonly number[];
  readonly balance: number | null;
  readonly account: number | null;
};

const names = {
  day: /^(transaction |value |effective |posting |booking )?date$/i,
  amount: /^(transaction )?amount( \(aud\))?$/i,
  debit: /^(debit|withdrawal)s?( amount)?$/i,
  credit: /^(credit|deposit)s?( amount)?$/i,
  balance: /^(running |account )?balance$/i,
  account: /^(bank )?account( number| no)?$/i,
  words: /^(narrative|description|details|transaction details|particulars|reference|payee|memo)$/i,
} as const;

const orNone = (at: number): number | null => (at < 0 ? null : at);

/** By the words of the head: NAB and Westpac have one. Null where the row is no head. */
export function columnsByHead({ cells }: CsvRow): CsvColumns | null {
  const find = (key: keyof typeof names) =>
    orNone(cells.findIndex((cell) => names[key].test(cell)));
  const [day, amount, debit, credit] = [find('day'), find('amount'), find('debit'), find('credit')];
  if (day === null || (amount === null && (debit === null || credit === null))) return null;
  const words = cells.flatMap((cell, at) => (names.words.test(cell) ? [at] : []));
  const balance = find('balance');
  return { day, amount, debit, credit, words, balance, account: find('account') };
}

const isDay = (text: string): boolean => (readDay(text) ?? readDay(text, 'monthFirst')) !== null;
const isAmount = (text: string): boolean => text !== '' && readAmount(text) !== null;

/** By its shape: CommBank and ANZ send day, amount, words and perhaps the balance, without a head. */
export function columnsByShape({ cells }: CsvRow): CsvColumns | null {
  const day = cells.findIndex(isDay);
  const figures = cells.flatMap((cell, at) => (at !== day && isAmount(cell) ? [at] : []));
  const words = cells.flatMap((cell, at) => (/[a-z]{2}/i.test(cell) && at !== day ? [at] : []));
  const [amount, balance] = figures;
  if (day < 0 || amount === undefined || !words.length) return null;
  return {
    day,
    amount,
    debit: null,
    credit: null,
    words,
    balance: balance ?? null,
    account: null,
  };
}

import { addMoney, exact } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

/** Direct entry file of the Australian Payments Network: lines of 120 columns, types 0, 1 and 7. */
export type AbaSender = {
  readonly bankCode: string;
  readonly userName: string;
  readonly userNumber: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly isSelfBalancing: boolean;
};

export type AbaPayment = {
  readonly bsb: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly reference: string;
  readonly amount: Money;
};

/** Banks refuse letters outside this set. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 &'()*,./-]/g, ' ');

const left = (words: string, width: number): string =>
  plain(words).slice(0, width).padEnd(width, ' ');
const right = (words: string, width: number): string => words.slice(-width).padStart(width, ' ');
const cents = (amount: Money): string => exact(amount).times(100).toFixed(0).padStart(10, '0');
const bsbText = (bsb: string): string => bsb.replace(/^(\d{3})-?(\d{3})$/, '$1-$2');
const dayText = (day: PlainDate): string =>
  `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;

const head = (sender: AbaSender, on: PlainDate): string =>
  [
    '0',
    ' '.repeat(17),
    '01',
    left(sender.bankCode, 3),
    ' '.repeat(7),
    left(sender.userName, 26),
    sender.userNumber.padStart(6, '0'),
    left('SPECIALISTS', 12),
    dayText(on),
    ' '.repeat(40),
  ].join('');

const transfer = (sender: AbaSender, payment: AbaPayment, code: '53' | '13'): string =>
  [
    '1',
    bsbText(payment.bsb),
    right(payment.accountNumber, 9),
    ' ',
    code,
    cents(payment.amount),
    left(payment.accountName, 32),
    left(payment.reference, 18),
    bsbText(sender.bsb),
    right(sender.accountNumber, 9),
    left(sender.userName, 16),
    '00000000',
  ].join('');

const foot = (credits: Money, debits: Money, count: number): string =>
  [
    '7999-999',
    ' '.repeat(12),
    cents(exact(credits).minus(debits).toFixed(2)),
    cents(credits),
    cents(debits),
    ' '.repeat(24),
    String(count).padStart(6, '0'),
    ' '.repeat(40),
  ].join('');

export const abaTotal = (payments: readonly Pick<AbaPayment, 'amount'>[]): Money =>
  addMoney('0', ...payments.map(({ amount }) => amount));

/** Ten columns of cents. */
export const mostInAba: Money = '99999999.99';

export function abaFile(sender: AbaSender, payments: readonly AbaPayment[], on: PlainDate): string {
  const total = abaTotal(payments);
  const own: AbaPayment = {
    bsb: sender.bsb,
    accountNumber: sender.accountNumber,
    accountName: sender.userName,
    reference: 'SPECIALISTS',
    amount: total,
  };
  const debits = sender.isSelfBalancing ? [transfer(sender, own, '13')] : [];
  const lines = [...payments.map((payment) => transfer(sender, payment, '53')), ...debits];
  const debited = sender.isSelfBalancing ? total : '0.00';
  return `${[head(sender, on), ...lines, foot(total, debited, lines.length)].join('\r\n')}\r\n`;
}

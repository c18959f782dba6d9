import { addMoney } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

export type JournalCsvRow = {
  readonly journalNo: string;
  readonly on: PlainDate;
  readonly memo: string;
  readonly code: string;
  readonly account: string;
  readonly purpose: string | null;
  readonly kind: string;
  readonly debit: Money;
  readonly credit: Money;
  readonly company: string | null;
  readonly caseNo: string | null;
  readonly invoiceNo: string | null;
  /** Another line of the same journal carries GST of the same case. */
  readonly hasGst: boolean;
};

const headers = [
  'Journal',
  'Date',
  'Account code',
  'Account',
  'Debit',
  'Credit',
  'Tax',
  'Reference',
  'Description',
  'Company',
  'Case',
];

/** A spreadsheet would calculate what begins like a formula. */
const safe = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const words = (value: string | null): string => cell(safe(value ?? ''));

const taxOf = ({ purpose, kind, hasGst }: JournalCsvRow): string => {
  if (purpose === 'gstCollected' || purpose === 'gstPaid') return 'GST';
  if (kind === 'income') return hasGst ? 'GST on income' : 'GST free income';
  if (kind === 'expense') return hasGst ? 'GST on expenses' : 'GST free expenses';
  return 'BAS excluded';
};

export const journalCsvHead = `${headers.join(',')}\r\n`;

export const journalCsvLine = (row: JournalCsvRow): string =>
  `${[
    words(row.journalNo),
    row.on,
    words(row.code),
    words(row.account),
    row.debit,
    row.credit,
    taxOf(row),
    words(row.invoiceNo),
    words(row.memo),
    words(row.company),
    words(row.caseNo),
  ].join(',')}\r\n`;

/** The last line, so that whoever reads the file sees that it is whole and adds up. */
export function journalCsvTotal(rows: readonly JournalCsvRow[]): string {
  const debit = addMoney('0', ...rows.map((row) => row.debit));
  const credit = addMoney('0', ...rows.map((row) => row.credit));
  return `Total,,,,${debit},${credit},,,,,\r\n`;
}

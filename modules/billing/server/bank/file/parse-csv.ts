import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import type { BankFile, StatedLine } from '../../../domain/bank/bank-file.ts';
import { columnsByHead, columnsByShape } from './csv-columns.ts';
import type { CsvColumns } from './csv-columns.ts';
import { readAmount } from '../../../domain/bank/read-amount.ts';
import { readCsv } from './read-csv.ts';
import type { CsvRow } from './read-csv.ts';
import { dayOrderOf, readDay } from './read-day.ts';
import type { DayOrder } from './read-day.ts';

const cellOf = ({ cells }: CsvRow, at: number | null): string =>
  at === null ? '' : (cells[at] ?? '');

function figure(row: CsvRow, at: number | null, name: string): Money | null {
  const text = cellOf(row, at);
  if (!text) return null;
  const found = readAmount(text);
  if (found === null) throw new BrokenBankFile(row.at, `"${text}" is no ${name}`);
  return found;
}

/** Debit columns are written with and without a minus. */
function amountOf(row: CsvRow, columns: CsvColumns): Money {
  const amount = figure(row, columns.amount, 'amount');
  if (amount !== null) return amount;
  const credit = figure(row, columns.credit, 'amount');
  const debit = figure(row, columns.debit, 'amount');
  if (credit === null && debit === null) throw new BrokenBankFile(row.at, 'the amount is missing');
  return toCents(exact(credit ?? '0').minus(exact(debit ?? '0').abs()));
}

function lineOf(row: CsvRow, columns: CsvColumns, order: DayOrder): StatedLine {
  const day = cellOf(row, columns.day);
  const bookedOn = readDay(day, order);
  if (bookedOn === null) throw new BrokenBankFile(row.at, `"${day}" is no date`);
  const words = columns.words.map((at) => cellOf(row, at)).filter(Boolean);
  return {
    at: row.at,
    bookedOn,
    amount: amountOf(row, columns),
    description: words.join(' ').replace(/\s+/g, ' '),
    balance: figure(row, columns.balance, 'balance'),
  };
}

export function parseCsv(text: string): BankFile {
  const [first, ...others] = readCsv(text);
  if (!first) throw new BrokenBankFile(1, 'the file is empty');
  const head = columnsByHead(first);
  const columns = head ?? columnsByShape(first);
  if (!columns)
    throw new BrokenBankFile(first.at, 'no columns for date, amount and description were found');
  const rows = head ? others : [first, ...others];
  const order = dayOrderOf(rows.map((row) => cellOf(row, columns.day)));
  return {
    format: 'csv',
    account: cellOf(rows[0] ?? first, columns.account) || null,
    lines: rows.map((row) => lineOf(row, columns, order)),
  };
}

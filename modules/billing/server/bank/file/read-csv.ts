import { CsvError, parse } from 'csv-parse/sync';
import { BrokenBankFile, mostBankLines, tooManyMovements } from '../../../domain/bank/bank-file.ts';

export type CsvRow = { readonly at: number; readonly cells: readonly string[] };

const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/\n|$/));
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
};

const longestRow = 100_000;
/** Rows without words are no movements, and cost as much as others. */
const mostRows = 2 * mostBankLines;
const mostCells = 100 * mostBankLines;

const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'it is too long, or a quotation mark is opened and never closed',
};

/** Rows of a CSV file with the line at which each begins; a quoted cell may span lines. */
export function readCsv(text: string): readonly CsvRow[] {
  const plain = text.replaceAll('\r\n', '\n');
  refuseLongLines(plain);
  const rows: CsvRow[] = [];
  let [read, count, size] = [0, 0, 0];
  try {
    parse(plain, {
      delimiter: separatorOf(plain),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestRow,
      on_record: (cells, { lines }) => {
        const row = { at: lines - breaksIn(cells), cells: cells.map((cell) => cell.trim()) };
        [read, count, size] = [lines, count + 1, size + cells.length];
        if (row.cells.some(Boolean)) rows.push(row);
        // A file without a head has one row less; all of them are counted once more.
        const isTooMuch = rows.length > mostBankLines + 1 || count > mostRows || size > mostCells;
        if (isTooMuch) throw tooManyMovements(row.at);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const why = faults[error.code] ?? 'after a closed quotation mark its cell goes on';
    throw new BrokenBankFile(lineAfter(plain, read), why);
  }
  return rows;
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/** The first in which something stands. */
function lineAfter(text: string, read: number): number {
  const found = text.split('\n').findIndex((line, at) => at >= read && line.trim() !== '');
  return Math.max(found, 0) + 1;
}

/** The library bounds a cell, not how many of them a row has. */
function refuseLongLines(text: string): void {
  for (let [from, line] = [0, 1]; from < text.length; line += 1) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    if (end - from > longestRow) throw new BrokenBankFile(line, 'it is too long');
    from = end + 1;
  }
}

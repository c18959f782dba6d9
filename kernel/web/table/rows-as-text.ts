import type { Column } from './column.ts';

/** A spreadsheet would run text that looks like a formula. */
const plain = (text: string) =>
  text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=@+-])(?![+-]?[\d.,]+%?$)/, "'");

/** Titles and rows, divided by tabs. */
export const rowsAsText = <Row>(
  columns: readonly Pick<Column<Row>, 'title' | 'text'>[],
  rows: readonly Row[],
): string =>
  [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))]
    .map((line) => line.map(plain).join('\t'))
    .join('\n');

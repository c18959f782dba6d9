import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';

export type CsvRow = { readonly at: number; readonly cells: readonly string[] };

const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
};

/** Rows of a CSV file with the line at which each begins; a quoted cell may span lines. */
export function readCsv(text: string): readonly CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let [line, begun] = [1, 1];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) rows.push({ at: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (isQuoted && mark === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"' && (isQuoted || !cell.trim())) isQuoted = !isQuoted;
    else if (isQuoted || (mark !== separator && mark !== '\n' && mark !== '\r')) cell += mark;
    else if (mark === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (mark === '\n') endRow();
    if (mark === '\n') {
      line += 1;
      if (!isQuoted) begun = line;
    }
  }
  if (isQuoted) throw new BrokenBankFile(begun, 'a quotation mark is opened and never closed');
  endRow();
  return rows;
}

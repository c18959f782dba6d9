import { isEmptyCell, mostImportSheet } from '#kernel/domain';

export type SheetCell = string | number | boolean | null;

export type Sheet = {
  readonly fileName: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The number that the spreadsheet shows beside each row. */
  readonly numbers: readonly number[];
};

/** What is wrong with the file, in words for the one who chose it. */
export class SheetProblem extends Error {}

const largestFile = 20 * 1024 * 1024;

/** Decision 15: a stranger's archive is unpacked in the tab of the one who chose it, nowhere else. */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > largestFile) throw new SheetProblem('The file is larger than 20 MB.');
  const rows = /\.csv$/i.test(file.name) ? await rowsOfText(file) : await rowsOfWorkbook(file);
  const all = rows.map((cells, index) => ({
    number: index + 1,
    cells: cells.map(plainCell),
  }));
  const [head, ...filled] = all.filter(({ cells }) => !cells.every(isEmptyCell));
  if (!head || !filled.length)
    throw new SheetProblem('The first sheet has no rows below its headings.');
  if (filled.length > mostImportSheet) {
    const most = mostImportSheet.toLocaleString('en-AU');
    throw new SheetProblem(`The sheet has more than ${most} rows.`);
  }
  return {
    fileName: file.name,
    headers: head.cells.map((cell) => String(cell ?? '').trim()),
    rows: filled.map(({ cells }) => cells),
    numbers: filled.map(({ number }) => number),
  };
}

type Rows = readonly (readonly unknown[])[];

const unreadable = 'This file cannot be read. Please save it as an Excel workbook (.xlsx) or CSV.';

async function rowsOfWorkbook(file: File): Promise<Rows> {
  const { readXlsx } = await import('hucre/xlsx');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const workbook = await readXlsx(bytes, { sheets: [0] }).catch(() => {
    throw new SheetProblem(unreadable);
  });
  return workbook.sheets[0]?.rows ?? [];
}

/** Cells stay text, so that a phone number keeps its first nought. */
async function rowsOfText(file: File): Promise<Rows> {
  const { parseCsv } = await import('hucre/csv');
  const text = await file.text();
  if (text.includes('\u0000')) throw new SheetProblem(unreadable);
  return parseCsv(text, { typeInference: false });
}

function plainCell(cell: unknown): SheetCell {
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return cell === null || cell === undefined ? null : String(cell);
}

/** A day of the sheet's calendar has no time of day and no zone. */
const dayOf = (date: Date): string => {
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
};

import { formatDate, formatDateTime } from './date-format.ts';

export type SheetValue = string | number | boolean | Date | null;

export type SheetColumn = {
  readonly header: string;
  /** How figures and dates of the column are written, in the words of spreadsheet programs. */
  readonly numFmt?: string;
};

export type SheetTable = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** A cell that is written unlike its column, by `row,column` as they stand in the sheet. */
  readonly formats?: ReadonlyMap<string, string>;
};

export const amountFormat = '#,##0.00';

/** `DD/MM/YYYY` in the letters of spreadsheet programs. */
export const dayFormat = (format: string): string =>
  format.replace(/YYYY|YY|MMMM|MMM|MM|DD|D/g, (token) => token.toLowerCase());

export const momentFormat = (format: string): string => `${dayFormat(format)} hh:mm`;

const words = 'YYYY-MM-DD';

/** Spreadsheet programs count days from 1900: an older one stays words. */
function dateCell(wallClock: string): Date | string {
  const date = new Date(wallClock);
  return date.getUTCFullYear() >= 1900 ? date : wallClock.replace(/T00:00Z$|Z$/, '');
}

/** A day of the calendar, without a time and a zone. */
export const dayCell = (day: string | null | undefined): SheetValue =>
  day ? dateCell(`${formatDate(day, words)}T00:00Z`) : null;

/** By the clock of that zone: a cell has a time, but no zone. */
export const momentCell = (instant: string | null | undefined, zone: string): SheetValue =>
  instant ? dateCell(`${formatDateTime(instant, zone, words, 'T')}Z`) : null;

const mostDigits = 15;

/** Undefined: a spreadsheet would round it. */
export function figureCell(value: string | number): number | undefined {
  const digits = String(value).replace(/^-?0*\.?0*|\./g, '').length;
  return digits > mostDigits ? undefined : Number(value);
}

const [narrowest, widest] = [10, 60];

const shownLength = (value: SheetValue | undefined, numFmt: string): number => {
  if (value instanceof Date) return numFmt.length;
  if (typeof value === 'number') return value.toFixed(2).length + numFmt.length / 2;
  return Math.max(
    0,
    ...String(value ?? '')
      .split('\n')
      .map(({ length }) => length),
  );
};

type CellStyle = {
  readonly style: { readonly font?: { readonly bold: true }; readonly numFmt?: string };
};

/**
 * What every workbook looks like: a bold head that stays in view, columns as wide as what they
 * hold. Cells are text, figures or dates, never formulas, whatever a user typed.
 */
export function spreadsheet({ name, columns, rows, formats = new Map() }: SheetTable) {
  const head = columns.map(({ header }) => header);
  const cells = new Map<string, CellStyle>();
  for (const at of head.keys()) cells.set(`0,${at}`, { style: { font: { bold: true } } });
  for (const [place, numFmt] of formats) cells.set(place, { style: { numFmt } });
  return {
    name: name.slice(0, 31).replace(/[[\]:*?/\\]/g, ' '),
    rows: [head, ...rows.map((row) => [...row])],
    columns: columns.map(({ header, numFmt = '' }, at) => {
      const longest = rows.reduce((most, row) => Math.max(most, shownLength(row[at], numFmt)), 0);
      const width = Math.min(widest, Math.max(narrowest, header.length + 4, longest + 2));
      return { width, ...(numFmt && { numFmt }) };
    }),
    cells,
    freezePane: { rows: 1 },
  };
}

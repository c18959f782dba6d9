import type { AnyRecord, Field, Fields, Formats } from '#kernel/domain';
// Not through the front door: a new thread would load every schema of the kernel first.
import { isFigure } from '../../../domain/field.ts';
import { fieldText } from '../../../domain/field-text.ts';

/** One file to write, as plain data: it travels to the thread that writes. */
export type SheetOrder = {
  readonly title: string;
  readonly fields: Fields;
  readonly columns: readonly string[];
  readonly formats: Formats;
  /** The records, as PostgreSQL wrote them. */
  readonly json: string;
};

export type SheetColumn = { readonly header: string; readonly numFmt?: string };
export type SheetCell = string | number | null;
export type SheetContent = {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
};

const systemFields: Fields = {
  creationTime: { kind: 'dateTime', label: 'Created' },
  lastModificationTime: { kind: 'dateTime', label: 'Last changed' },
};

/** The limit of a cell in every spreadsheet program. */
const longestText = 32_767;

/** What the list shows, in its words; figures stay figures, so that a column can be added up. */
export function sheetContent({ fields, columns, formats, json }: SheetOrder): SheetContent {
  const records = JSON.parse(json) as AnyRecord[];
  const shown = columns.map((key) => ({
    key,
    field: fields[key] ?? systemFields[key] ?? ({ kind: 'text', label: key } satisfies Field),
  }));
  return {
    columns: shown.map(({ field }) => ({ header: field.label, ...numberFormat(field, formats) })),
    rows: records.map((record) =>
      shown.map(({ key, field }) => cellOf(field, key, record, formats)),
    ),
  };
}

function numberFormat(field: Field, { currency }: Formats): { numFmt?: string } {
  if (field.kind === 'money') return { numFmt: `"${currency}" #,##0.00` };
  if (field.kind === 'percent') return { numFmt: '#,##0.00"%"' };
  if (field.kind !== 'number') return {};
  if (field.format === 'year') return { numFmt: '0' };
  return { numFmt: field.decimals ? `#,##0.${'0'.repeat(field.decimals)}` : '#,##0' };
}

function cellOf(field: Field, key: string, record: AnyRecord, formats: Formats): SheetCell {
  const figure = figureOf(field, record[key]);
  if (figure !== undefined) return figure;
  return fieldText(field, key, record, formats).slice(0, longestText) || null;
}

const mostDigits = 15;

/** Undefined: the value is words, or a figure that a spreadsheet would round. */
function figureOf(field: Field, value: unknown): number | null | undefined {
  if (!isFigure(field)) return undefined;
  // G-078: no amount reads as nothing owed.
  if (value === null || value === undefined) return field.kind === 'money' ? 0 : null;
  const digits = String(value).replace(/^-?0*\.?0*|\./g, '').length;
  return digits > mostDigits ? undefined : Number(value);
}

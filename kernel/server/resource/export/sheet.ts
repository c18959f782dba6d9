import type {
  AnyRecord,
  Field,
  Fields,
  Formats,
  SheetColumn,
  SheetTable,
  SheetValue,
} from '#kernel/domain';
// Not through the front door: a new thread would load every schema of the kernel first.
import { isFigure } from '../../../domain/field.ts';
import { fieldText } from '../../../domain/field-text.ts';
import {
  dayCell,
  dayFormat,
  figureCell,
  momentCell,
  momentFormat,
} from '../../../domain/spreadsheet.ts';
import { zoneMark } from '../../../domain/zone-name.ts';

/** One file to write, as plain data: it travels to the thread that writes. */
export type SheetOrder = {
  readonly title: string;
  readonly fields: Fields;
  readonly columns: readonly string[];
  readonly formats: Formats;
  /** The records, as PostgreSQL wrote them. */
  readonly json: string;
};

const systemFields: Fields = {
  creationTime: { kind: 'dateTime', label: 'Created' },
  lastModificationTime: { kind: 'dateTime', label: 'Last changed' },
};

/** The limit of a cell in every spreadsheet program. */
const longestText = 32_767;

type Cell = { readonly value: SheetValue; readonly numFmt?: string };

/** What the list shows, in its words; figures and dates stay what they are, to be added up and sorted. */
export function sheetContent(order: SheetOrder): Omit<SheetTable, 'name'> {
  const { fields, columns, formats, json } = order;
  const records = JSON.parse(json) as AnyRecord[];
  const shown = columns.map((key) => ({
    key,
    field: fields[key] ?? systemFields[key] ?? ({ kind: 'text', label: key } satisfies Field),
  }));
  const cells = records.map((record) =>
    shown.map(({ key, field }) => cellOf(field, key, record, formats)),
  );
  const own = cells.flatMap((row, down) =>
    row.flatMap(({ numFmt }, at) => (numFmt ? [[`${down + 1},${at}`, numFmt] as const] : [])),
  );
  return {
    columns: shown.map(({ field }) => columnOf(field, formats)),
    rows: cells.map((row) => row.map(({ value }) => value)),
    formats: new Map(own),
  };
}

function columnOf(field: Field, { currency, dateFormat }: Formats): SheetColumn {
  const header = field.label;
  if (field.kind === 'money') return { header, numFmt: `"${currency}" #,##0.00` };
  if (field.kind === 'percent') return { header, numFmt: '#,##0.00"%"' };
  if (field.kind === 'date') return { header, numFmt: dayFormat(dateFormat) };
  if (field.kind === 'dateTime') return { header, numFmt: momentFormat(dateFormat) };
  if (field.kind !== 'number') return { header };
  if (field.format === 'year') return { header, numFmt: '0' };
  return { header, numFmt: field.decimals ? `#,##0.${'0'.repeat(field.decimals)}` : '#,##0' };
}

function cellOf(field: Field, key: string, record: AnyRecord, formats: Formats): Cell {
  const known = figureOf(field, record[key]) ?? dateOf(field, key, record, formats);
  if (known) return known;
  return { value: fieldText(field, key, record, formats).slice(0, longestText) || null };
}

/** Undefined: no date, and perhaps words that say why. */
function dateOf(field: Field, key: string, record: AnyRecord, formats: Formats): Cell | undefined {
  const value = record[key];
  if (typeof value !== 'string' || !value) return undefined;
  if (field.kind === 'date') return { value: dayCell(value) };
  if (field.kind !== 'dateTime') return undefined;
  const zone = (field.zone && String(record[field.zone] ?? '')) || formats.zone;
  const mark = zoneMark(value, zone, formats.zone);
  const numFmt = mark && `${momentFormat(formats.dateFormat)} "${mark.replaceAll('"', '')}"`;
  return { value: momentCell(value, zone), ...(numFmt && { numFmt }) };
}

/** Undefined: the value is words, or a figure that a spreadsheet would round. */
function figureOf(field: Field, value: unknown): Cell | undefined {
  if (!isFigure(field)) return undefined;
  // G-078: no amount reads as nothing owed.
  if (value === null || value === undefined) return { value: field.kind === 'money' ? 0 : null };
  const figure = figureCell(String(value));
  return figure === undefined ? undefined : { value: figure };
}

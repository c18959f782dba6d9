import { scaleOf, trimmedDecimal } from '../decimal-text.ts';
import type { Field } from '../field.ts';
import { sheetDate } from './sheet-date.ts';

const yes = new Set(['yes', 'y', 'true', '1', 'x']);
const no = new Set(['no', 'n', 'false', '0']);

const textKinds = new Set<Field['kind']>([
  'text',
  'longText',
  'email',
  'url',
  'time',
  'timeZone',
  'address',
  'lookup',
]);

/** An empty cell is no value: what is left out takes its default. */
export const isEmptyCell = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** `Back; Left knee`, one on each line, or with commas where there is nothing else. */
const parts = (text: string): string[] => {
  const divider = /[;\n]/.test(text) ? /[;\n]/ : /,/;
  return text
    .split(divider)
    .map((part) => part.trim())
    .filter(Boolean);
};

function chosen({ choices = {} }: Field, text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(choices).find(
    ([key, label]) => key.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.[0] ?? text;
}

function answered(cell: unknown): unknown {
  const word = String(cell).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : cell;
}

/** A sheet takes the zero off a number of ten digits. */
const dialled = (cell: unknown): string => {
  const digits = String(cell).replace(/[\s()-]/g, '');
  const national = digits.replace(/^\+?61(?=\d{9}$)/, '0');
  return typeof cell === 'number' && national.length === 9 ? `0${national}` : national;
};

const figure = (cell: unknown): unknown => {
  if (typeof cell === 'number') return cell;
  const text = String(cell).replace(/[\s,$%]/g, '');
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : cell;
};

const amount = (cell: unknown): unknown =>
  typeof cell === 'number' ? cell.toFixed(2) : String(cell).replace(/[\s,$]/g, '');

/** A sheet keeps 33.3 as 33.299999999999997; that is noise, and 33.31 where one decimal fits is not. */
const exactFigure = (cell: unknown, scale: number): unknown => {
  if (typeof cell !== 'number') return String(cell).replace(/[\s,%]/g, '');
  const text = cell.toFixed(scale);
  return Math.abs(Number(text) - cell) < 10 ** -(scale + 3) ? trimmedDecimal(text) : String(cell);
};

/**
 * What a cell means for a field. What cannot be understood is answered as it is, so that the
 * schema names the fault; a lookup stays a text until the records are asked for.
 */
export function parseCell(field: Field, cell: unknown): unknown {
  if (typeof cell === 'object') return cell;
  if (textKinds.has(field.kind)) return String(cell).trim();
  switch (field.kind) {
    case 'flag':
      return answered(cell);
    case 'date':
      return sheetDate(cell as string | number) ?? cell;
    case 'number':
      return figure(cell);
    case 'percent':
    case 'decimal':
      return exactFigure(cell, scaleOf(field));
    case 'money':
      return amount(cell);
    case 'phone':
      return dialled(cell);
    case 'choice':
      return chosen(field, String(cell));
    case 'multiChoice':
      return parts(String(cell)).map((part) => chosen(field, part));
    case 'multiLookup':
      return parts(String(cell));
    default:
      return cell;
  }
}

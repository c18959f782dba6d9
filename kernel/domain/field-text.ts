import { addressText } from './address-text.ts';
import { formatDate, formatDateTime } from './date-format.ts';
import { referenceKey } from './field.ts';
import type { Address, Field } from './field.ts';
import type { Formats } from './formats.ts';
import { grouped } from './thousands-separator.ts';
import { formatMoney } from './currency.ts';
import { formatPhone } from './phone.ts';
import { findTextFormat } from './registry.ts';
import type { Reference } from './resource.ts';
import { zoneMark } from './zone-name.ts';

export type AnyRecord = Readonly<Record<string, unknown>>;

export function referencesOf(key: string, record: AnyRecord): Reference[] {
  const found = record[referenceKey(key)] as Reference | Reference[] | null | undefined;
  return found ? [found].flat() : [];
}

const isNone = (value: unknown) => value === null || value === undefined || value === '';
const plain = (value: unknown) => (isNone(value) ? '' : String(value));

/** B-303: two decimals, and the others where there are any. */
const atLeastTwo = (text: string): string => {
  const [whole = '', part = ''] = text.split('.');
  return `${whole}.${part.replace(/0+$/, '').padEnd(2, '0')}`;
};

/** What is read where the value is empty, if that says something. */
const emptyText = ({ empty, emptyAs }: Field, record: AnyRecord): string =>
  (emptyAs && emptyAs.words[plain(record[emptyAs.by])]) || (empty ?? '');

/** A year is no count: nobody writes 2,026. */
export const figureText = (field: Field, value: unknown): string =>
  field.format === 'year' ? String(value) : grouped(Number(value).toFixed(field.decimals ?? 0));

/** The words a person reads for one value of a record. */
export function fieldText(field: Field, key: string, record: AnyRecord, formats: Formats): string {
  const value = record[key];
  const empty = isNone(value) && emptyText(field, record);
  if (empty) return empty;
  switch (field.kind) {
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'money':
      return formatMoney(value as string, formats.currency);
    case 'percent':
      return isNone(value) ? '' : `${grouped(atLeastTwo(String(value)))}%`;
    case 'decimal':
      return isNone(value) ? '' : grouped(String(value));
    case 'number':
      return isNone(value) ? '' : figureText(field, value);
    case 'date':
      return formatDate(value as string, formats.dateFormat);
    case 'dateTime': {
      const zone = (field.zone && plain(record[field.zone])) || formats.zone;
      const text = formatDateTime(value as string, zone, formats.dateFormat);
      const mark = text && zoneMark(String(value), zone, formats.zone);
      return mark ? `${text} ${mark}` : text;
    }
    case 'text':
      return findTextFormat(field.format)?.show?.(plain(value)) ?? plain(value);
    case 'phone':
      return formatPhone(value as string);
    case 'choice':
      return field.choices?.[plain(value)] ?? plain(value);
    case 'multiChoice':
      return ((value as string[]) ?? []).map((one) => field.choices?.[one] ?? one).join(', ');
    case 'lookup':
    case 'multiLookup':
      return referencesOf(key, record)
        .map((reference) => reference.displayName)
        .join(', ');
    case 'file':
      return referencesOf(key, record)[0]?.displayName ?? plain(value);
    case 'address':
      return addressText(value as Address);
    case 'json':
      return isNone(value) ? '' : JSON.stringify(value, null, 2);
    default:
      return plain(value);
  }
}

import { formatDate, formatMoney, isRelativeRange, relativeRanges } from '#kernel/domain';
import type { Field, Formats, Reference } from '#kernel/domain';
import { isDated, isRange } from './filters-of.ts';
import type { Filters } from './filters-of.ts';

/** Says nothing to a person: a link led here from the record itself. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a person reads for the filter of one field. */
export function filterWords(
  key: string,
  field: Field,
  filters: Filters,
  formats: Formats,
  references: readonly Reference[] = [],
): string {
  const values = filters[key] ?? [];
  if (isRange(field)) return rangeWords(key, field, filters, formats);
  if (field.kind === 'flag') return values[0] === 'true' ? 'Yes' : 'No';
  if (field.choices) return several(values.map((value) => field.choices?.[value] ?? value));
  if (field.kind === 'lookup' || field.kind === 'multiLookup') {
    const names = new Map(references.map(({ id, displayName }) => [id, displayName]));
    const known = values.flatMap((id) => names.get(id) ?? []);
    return known.length === values.length ? several(known) : `${values.length} chosen`;
  }
  const words = values[0] ?? '';
  return isId.test(words) ? 'One chosen' : `“${words}”`;
}

const several = (words: readonly string[]): string =>
  words.length > 2 ? `${words[0]} and ${words.length - 1} more` : words.join(', ');

function rangeWords(key: string, field: Field, filters: Filters, formats: Formats): string {
  const named = filters[key]?.[0];
  if (named && isRelativeRange(named)) return relativeRanges[named];
  const words = (value: string | undefined) => {
    if (value === undefined) return '';
    if (isDated(field)) return formatDate(value, formats.dateFormat);
    return field.kind === 'money' ? formatMoney(value, formats.currency) : value;
  };
  const from = words(filters[`${key}From`]?.[0]);
  const to = words(filters[`${key}To`]?.[0]);
  if (from && to) return `${from} – ${to}`;
  return from ? `from ${from}` : `up to ${to}`;
}

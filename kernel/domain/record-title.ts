import { formatDate } from './date-format.ts';
import type { AnyRecord } from './field-text.ts';
import { referencesOf } from './field-text.ts';
import { titleFields } from './resource.ts';
import type { AnyResource } from './resource.ts';

/** People read the name behind a reference, the word of a choice and a written date. */
function titleWord(resource: AnyResource, record: AnyRecord, key: string): string {
  const field = resource.fields[key];
  if (field?.kind === 'lookup') return referencesOf(key, record)[0]?.displayName ?? '';
  const value = String(record[key] ?? '');
  if (field?.kind === 'date') return formatDate(value);
  return field?.choices?.[value] ?? value;
}

/** How people call the record; what it is, where nothing names it. */
export const recordTitle = (resource: AnyResource, record: AnyRecord): string =>
  titleFields(resource.title)
    .reduce(
      (text, key) => text.replace(`{${key}}`, titleWord(resource, record, key)),
      resource.title,
    )
    .replace(/ +/g, ' ')
    .trim() || resource.label[0];

import type { AnyRecord } from './field-text.ts';
import { referencesOf } from './field-text.ts';
import { titleFields } from './resource.ts';
import type { AnyResource } from './resource.ts';

/** People read the name behind a reference and the word of a choice. */
function titleWord(resource: AnyResource, record: AnyRecord, key: string): string {
  const field = resource.fields[key];
  if (field?.kind === 'lookup') return referencesOf(key, record)[0]?.displayName ?? '';
  const value = String(record[key] ?? '');
  return field?.choices?.[value] ?? value;
}

/** How people call the record; what it is, where nothing names it. */
export const recordTitle = (resource: AnyResource, record: AnyRecord): string =>
  titleFields(resource.title)
    .reduce(
      (text, key) => text.replace(`{${key}}`, titleWord(resource, record, key)),
      resource.title,
    )
    .trim() || resource.label[0];

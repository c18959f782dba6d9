import type { AnyResource } from '#kernel/domain';
import { same, writableFields } from '../../form/form-values.ts';
import type { StoredRecord } from '../record.ts';

/** The resource as a form over some of its fields knows it. */
export function partOfResource(resource: AnyResource, keys: readonly string[]): AnyResource {
  const fields = Object.fromEntries(
    Object.entries(resource.fields).filter(([key]) => keys.includes(key)),
  );
  return { ...resource, fields };
}

/** True when two versions of a record differ only outside of the part. */
export const isSamePart = ({ fields }: AnyResource, a: StoredRecord, b: StoredRecord): boolean =>
  Object.keys(writableFields(fields)).every((key) => same(a[key], b[key]));

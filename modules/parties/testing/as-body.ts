import type { AnyResource } from '#kernel/domain';

/** What a caller sends to create the record: what others may not write is left out. */
export const asBody = (
  resource: AnyResource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([key]) => [key, record[key]]),
  );

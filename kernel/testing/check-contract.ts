import { expect } from 'vitest';
import { addDays } from '#kernel/domain';
import type { AnyResource, Comparison, Field } from '#kernel/domain';
import type { Api } from './api.ts';
import { sampleBody, sampleRecord } from './sample-record.ts';

const middle = '2026-03-05';
const shifted: Partial<Record<Field['kind'], (by: number) => unknown>> = {
  date: (by) => addDays(middle, by),
  dateTime: (by) => `${addDays(middle, by)}T09:00:00.000Z`,
  number: (by) => 100 + by,
  decimal: (by) => `${50 + by}.0`,
  money: (by) => `${100 + by}.00`,
};

/** The checks that a body can break at all: both fields are written by people. */
export const openChecks = ({ fields, checks }: AnyResource): Comparison[] =>
  Object.values(checks ?? {}).filter(({ field, than }) =>
    [field, than].every((key) => fields[key]?.readOnly !== true),
  );

/** A rule between fields is refused with one sentence: by the schema, and by the table itself. */
export async function checksAreKept(
  apis: (resource: AnyResource) => Api,
  resource: AnyResource,
): Promise<void> {
  const api = apis(resource);
  const url = `/app/${resource.base}`;
  for (const { field, op, than, refusal } of openChecks(resource)) {
    const value = shifted[resource.fields[field]?.kind ?? 'text'];
    const wrong = value?.(op.startsWith('>') ? -1 : 1);
    const body = { ...(await sampleBody(apis, resource)), [field]: wrong, [than]: value?.(0) };
    const refused = await api.post(url, body);
    const error = { code: refusal, validationErrors: [{ members: [field] }] };
    expect(refused).toMatchObject({ status: 422, body: { error } });

    if (!resource.verbs.update) continue;
    const stored = await sampleRecord(apis, resource);
    const start = await api.put(`${url}/${stored.id}`, {
      [field]: value?.(op.startsWith('>') ? 1 : -1),
      [than]: value?.(0),
      concurrencyStamp: stored.concurrencyStamp,
    });
    expect(start).toMatchObject({ status: 200 });
    const { concurrencyStamp } = start.body;
    const alone = await api.put(`${url}/${stored.id}`, { [field]: wrong, concurrencyStamp });
    expect(alone).toMatchObject({ status: 422, body: refused.body });
  }
}

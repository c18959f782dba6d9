import type { Actor, AnyResource } from '#kernel/domain';
import { resourceNamed } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { contextOf } from '../db/context.ts';
import { Refused } from '../refused.ts';
import { tableOf } from '../schema/names.ts';
import type { Services } from '../services.ts';
import { isUuid } from './ids.ts';

type Asked = { readonly field: string; readonly statement: Statement };

const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';

function referencesIn(actor: Actor, resource: AnyResource, body: object): Asked[] {
  return Object.entries(body).flatMap(([field, value]) => {
    const { resource: target } = resource.fields[field] ?? {};
    const ids = [value ?? []].flat().filter(isUuid);
    if (!target || !ids.length) return [];
    const to = resourceNamed(target);
    // The same wall as the foreign key has.
    const [wall, values] =
      resource.tenancy === 'tenant' && to.tenancy === 'tenant'
        ? [' and t.tenant_id = $2::uuid', [ids, actor.tenantId]]
        : ['', [ids]];
    const text = `select 1 from unnest($1::uuid[]) wanted where not exists (
      select 1 from ${tableOf(to)} t where t.id = wanted${wall})`;
    return [{ field, statement: { text, values } }];
  });
}

/**
 * PostgreSQL looks at unique values before it looks at references, so a call with both faults would
 * be told of the second one first. Asked only after a write has failed, beside its transaction.
 */
export async function referenceBeforeTaken(
  error: unknown,
  services: Services,
  actor: Actor,
  resource: AnyResource,
  body: unknown,
): Promise<unknown> {
  if (!isUniqueViolation(error) || typeof body !== 'object' || !body) return error;
  const asked = referencesIn(actor, resource, body);
  if (!asked.length) return error;
  const found = await services.hostDb.batch(
    contextOf(actor),
    asked.map(({ statement }) => statement),
  );
  const unknown = asked.find((_, index) => found[index]?.rows.length);
  return unknown ? new Refused('unknownReference', { field: unknown.field }) : error;
}

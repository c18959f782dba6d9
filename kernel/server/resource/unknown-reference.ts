import type { Actor, AnyResource } from '#kernel/domain';
import { resourceNamed } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { contextOf } from '../db/context.ts';
import { Refused } from '../refused.ts';
import { tableOf } from '../schema/names.ts';
import { refuseGiven } from '../rule/refuse-given.ts';
import type { GivenCall } from '../rule/refuse-given.ts';
import type { Services } from '../services.ts';
import { databaseFor } from './executor.ts';
import { isUuid } from './ids.ts';
import type { Values } from './write-sql.ts';

type Asked = { readonly field: string; readonly statement: Statement };

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Unknown, unfit, taken: what the database says of the values. */
const isConstraint = (error: unknown): boolean => codeOf(error).startsWith('23');

/**
 * PostgreSQL knows a record that a rule hides from the caller, and names the unknown or the taken
 * value beside it: the caller would learn that the hidden one exists. The rules speak first.
 */
export async function hiddenBeforeUnknown(
  error: unknown,
  call: GivenCall,
  body: unknown,
): Promise<void> {
  if (!isConstraint(error) || typeof body !== 'object' || !body) return;
  await databaseFor(call.services, call.actor, call.resource).snapshot(
    contextOf(call.actor),
    (tx) => refuseGiven(tx, call, body as Values),
  );
}

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

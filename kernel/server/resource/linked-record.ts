import type { Actor, AnyResource } from '#kernel/domain';
import { can, resourceOfModule } from '#kernel/domain';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { directly } from './executor.ts';
import { isUuid } from './ids.ts';
import { readStatement } from './read-sql.ts';

export { moduleNameOf } from '#kernel/domain';

/** What the wire calls `fromModule` and `objectId`. */
export type RecordLink = { readonly module: string; readonly id: string };

export type LinkedRecord = {
  readonly resource: AnyResource;
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
};

/**
 * D6: the one function that turns a polymorphic link into a record, under the caller's rights.
 * Unknown, foreign, deleted and out of reach are all the same refusal.
 */
export async function linkedRecord(
  services: Services,
  actor: Actor,
  { module, id }: RecordLink,
  { verb = 'read', requestId }: { verb?: string; requestId?: string } = {},
): Promise<LinkedRecord> {
  const resource = resourceOfModule(module);
  const ability = `${resource?.name ?? ''}.${verb}`;
  if (!resource || resource.tenancy !== 'tenant' || !isUuid(id) || !can(actor, ability)) {
    throw new Refused('notFound');
  }
  const exec = directly(services, actor, resource, requestId);
  const changes = verb !== 'read';
  const [found] = await exec.batch([readStatement(actor, resource, id, { ability, changes })]);
  if (!found?.raw) throw new Refused('notFound');
  return { resource, record: JSON.parse(found.raw) as LinkedRecord['record'] };
}

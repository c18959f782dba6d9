import { can, recordTitle, resourceOfModule } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { Refused, isUuid, recordAnswer } from '#kernel/server';
import type { Tx } from '#kernel/server';

export type MailRecord = {
  readonly resource: AnyResource;
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** D6: read with the rights of the caller; unknown, foreign and hidden are one answer. */
export async function readRecord(
  tx: Tx,
  actor: Actor,
  { fromModule, objectId }: { readonly fromModule: string; readonly objectId: string },
): Promise<MailRecord> {
  const resource = resourceOfModule(fromModule);
  const ability = `${resource?.name ?? ''}.read`;
  const isReadable = resource?.tenancy === 'tenant' && isUuid(objectId) && can(actor, ability);
  if (!resource || !isReadable) throw new Refused('notFound');
  const { json } = await recordAnswer(tx, actor, resource, objectId, { ability });
  const values = JSON.parse(json) as MailRecord['values'];
  return { resource, id: objectId, name: recordTitle(resource, values), values };
}

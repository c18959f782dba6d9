import { can, recordTitle, resourceOfModule } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { Refused, isUuid, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';

type Named = Readonly<Record<string, unknown>>;

export type LinkNames = { readonly reference: string; readonly claimant: string | null };

const displayOf = (value: unknown): string | null =>
  (value as { displayName?: string } | null | undefined)?.displayName ?? null;

/** How people call the record, and the person that it is about where it says so. */
function namesOf(resource: AnyResource, record: Named): LinkNames {
  const reference = recordTitle(resource, record);
  return {
    reference,
    claimant: resource.name === 'client' ? reference : displayOf(record['client']),
  };
}

/**
 * D6: read with the rights of whoever names it, so that nobody learns anything of a record by guessing
 * ids. Null: unknown, foreign, deleted or not open to them.
 */
export async function findLinkedRecord(
  tx: Tx,
  actor: Actor,
  fromModule: string,
  objectId: string,
): Promise<LinkNames | null> {
  const resource = resourceOfModule(fromModule);
  if (!resource || resource.tenancy !== 'tenant' || !isUuid(objectId)) return null;
  if (!can(actor, `${resource.name}.read`)) return null;
  try {
    const json = await readRecord(tx, actor, resource, objectId);
    return namesOf(resource, JSON.parse(json) as Named);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

export async function readLinkedRecord(
  tx: Tx,
  actor: Actor,
  fromModule: string,
  objectId: string,
): Promise<LinkNames> {
  const found = await findLinkedRecord(tx, actor, fromModule, objectId);
  if (!found) throw new Refused('actionRecordUnknown');
  return found;
}

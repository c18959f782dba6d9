import { recordTitle, resourceOfModule } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { Refused, isUuid, recordAnswer } from '#kernel/server';
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

/** Read with the rights of whoever links it: nobody learns the name of a record by guessing ids. */
export async function readLinkedRecord(
  tx: Tx,
  actor: Actor,
  fromModule: string,
  objectId: string,
): Promise<LinkNames> {
  const resource = resourceOfModule(fromModule);
  if (!resource || resource.tenancy !== 'tenant' || !isUuid(objectId)) {
    throw new Refused('actionRecordUnknown');
  }
  const ability = `${resource.name}.read`;
  try {
    const { json } = await recordAnswer(tx, actor, resource, objectId, { ability });
    return namesOf(resource, JSON.parse(json) as Named);
  } catch (error) {
    throw error instanceof Refused ? new Refused('actionRecordUnknown') : error;
  }
}

import { moduleNameOf, recordTitle, resourceNamed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, linkedRecord } from '#kernel/server';
import type { Services } from '#kernel/server';

type Owned = { readonly ownerResource: string | null; readonly ownerId: string | null };
export type NamedRecord = {
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly recordName: string | null;
};

/** The record that each row hangs on, by name where the reader may see it. */
export async function nameRecords<R extends Owned>(
  services: Services,
  actor: Actor,
  rows: readonly R[],
): Promise<(R & NamedRecord)[]> {
  const names = new Map<string, string | null>();
  for (const { ownerResource: module, ownerId: id } of rows) {
    if (module && id && !names.has(id)) names.set(id, await nameOf(services, actor, module, id));
  }
  return rows.map((row) => ({
    ...row,
    fromModule: row.ownerResource && moduleNameOf(resourceNamed(row.ownerResource)),
    objectId: row.ownerId,
    recordName: (row.ownerId && names.get(row.ownerId)) ?? null,
  }));
}

async function nameOf(
  services: Services,
  actor: Actor,
  module: string,
  id: string,
): Promise<string | null> {
  try {
    const { resource, record } = await linkedRecord(services, actor, { module, id });
    return recordTitle(resource, record);
  } catch (error) {
    if (error instanceof Refused && error.code === 'notFound') return null;
    throw error;
  }
}

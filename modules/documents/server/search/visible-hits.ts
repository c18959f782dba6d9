import { findResource, seenBy } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf, readsSome, snake, visibleRecords } from '#kernel/server';
import type { Services } from '#kernel/server';
import { sharedOnly } from '../paper-rights-point.ts';
import type { Hit } from './find-hits.ts';

/** A hit on a file that the actor may read, with the name of the record it belongs to. */
export type VisibleHit = Hit & { readonly recordName: string | null };

const keyOf = (resource: string, id: string): string => `${resource} ${id}`;

/** A file is exactly as visible as the record that owns it; nobody's file is its uploader's. */
export async function visibleHits(
  services: Services,
  actor: Actor,
  hits: readonly Hit[],
  requestId: string,
): Promise<VisibleHit[]> {
  const owned = Map.groupBy(
    hits.filter(({ ownerId }) => ownerId !== null),
    ({ ownerResource }) => ownerResource ?? '',
  );
  const kinds = [...owned].flatMap(([name, rows]) => {
    const resource = findResource(name);
    if (!resource || !readsSome(actor, resource)) return [];
    // Some of its papers are internal: whoever sees only the others does not search in them.
    if (sharedOnly(services, actor, name)) return [];
    return [{ resource, ids: [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))] }];
  });
  const answers = kinds.length
    ? await services.db.batch(
        contextOf(actor, requestId),
        kinds.map(({ resource, ids }) => visibleRecords(actor, resource, ids)),
      )
    : [];
  const names = new Map<string, string>();
  const fields = new Map<string, readonly string[]>();
  kinds.forEach(({ resource }, at) => {
    fields.set(resource.name, Object.keys(seenBy(actor, resource).fields).map(snake));
    for (const { id, name } of answers[at]?.rows ?? []) {
      names.set(keyOf(resource.name, String(id)), String(name));
    }
  });
  return hits.flatMap((hit): VisibleHit[] => {
    const { ownerResource, ownerId, ownerProperty } = hit;
    if (!ownerResource || !ownerId) return [{ ...hit, recordName: null }];
    const recordName = names.get(keyOf(ownerResource, ownerId));
    if (recordName === undefined) return [];
    const isSeen = !ownerProperty || fields.get(ownerResource)?.includes(ownerProperty);
    return isSeen ? [{ ...hit, recordName }] : [];
  });
}

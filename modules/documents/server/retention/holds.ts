import type { Actor } from '#kernel/domain';
import { Refused, isUuid, linkedRecord, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { reachFile } from '../file-access.ts';

type Asked = {
  readonly fileId?: string | null | undefined;
  readonly fromModule?: string | null | undefined;
  readonly objectId?: string | null | undefined;
  readonly reason: string;
};

/** Whoever deletes one of them at this moment is through, or waits and then meets the hold. */
const lockText = `select id from files where id = $1::uuid
    or (owner_resource = $2 and owner_id = $3::uuid) order by id for update`;

const insertText = `insert into file_holds
    (tenant_id, id, file_id, owner_resource, owner_id, reason, placed_by)
  values (current_tenant(), $1::uuid, $2::uuid, $3, $4::uuid, $5, current_actor())`;

const releaseText = `update file_holds set released_by = current_actor(), released_at = $2::timestamptz
  where id = $1::uuid and released_at is null returning id`;

export async function holdFiles(
  services: Services,
  actor: Actor,
  tx: Tx,
  asked: Asked,
): Promise<string> {
  const { fileId, owner } = await heldThing(services, actor, asked);
  await tx.query(lockText, [fileId, owner?.module ?? null, owner?.id ?? null]);
  const id = newId();
  const place = [owner?.module ?? null, owner?.id ?? null];
  await tx.query(insertText, [id, fileId, ...place, asked.reason]);
  return id;
}

/** One file, or one record with all of its files. */
async function heldThing(services: Services, actor: Actor, asked: Asked) {
  const { fileId, fromModule: module, objectId: id } = asked;
  if (Boolean(fileId) === Boolean(module ?? id)) throw new Refused('malformed');
  if (fileId) {
    const file = await reachFile(services, actor, fileId, 'read', '');
    return { fileId: file.id, owner: null };
  }
  const link = { module: module ?? '', id: id ?? '' };
  const { resource } = await linkedRecord(services, actor, link);
  return { fileId: null, owner: { module: resource.name, id: link.id } };
}

export async function releaseHeldFiles(tx: Tx, holdId: string, now: Date): Promise<void> {
  const released = isUuid(holdId) ? await tx.query(releaseText, [holdId, now]) : [];
  if (!released.length) throw new Refused('notFound');
}

/** Why any of these records, or a file of theirs, is on hold. */
export async function holdsOfRecords(tx: Tx, recordIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ reason: string }>(
    `select h.reason from file_holds h left join files f on f.tenant_id = h.tenant_id and f.id = h.file_id
     where h.released_at is null and coalesce(h.owner_id, f.owner_id) = any ($1::uuid[])
     order by h.placed_at, h.id`,
    [recordIds],
  );
  return rows.map(({ reason }) => reason);
}

export const holdListText = `select h.id, h.reason, h.placed_at as "placedAt",
    nullif(trim(u.name), '') as "placedBy", h.file_id as "fileId", f.name as "fileName",
    coalesce(h.owner_resource, f.owner_resource) as "ownerResource",
    coalesce(h.owner_id, f.owner_id) as "ownerId", count(*) over ()::int as total
  from file_holds h
  left join files f on f.tenant_id = h.tenant_id and f.id = h.file_id
  left join accounts u on u.tenant_id = h.tenant_id and u.id = h.placed_by
  where h.released_at is null order by h.placed_at desc, h.id limit 200`;

export type HoldRow = {
  readonly id: string;
  readonly reason: string;
  readonly placedAt: string;
  readonly placedBy: string | null;
  readonly fileId: string | null;
  readonly fileName: string | null;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly total: number;
};

import type { Readable } from 'node:stream';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { fileColumns, fileTables } from './file-row.ts';
import type { FileRow } from './file-row.ts';
import type { Owner } from './upload/keep-file.ts';

/** Whoever calls has checked the right to read them. Those that are gone are missing. */
export const keptFiles = (tx: Tx, ids: readonly string[]): Promise<FileRow[]> =>
  tx.query<FileRow>(
    `select ${fileColumns} from ${fileTables} where f.id = any ($1::uuid[]) and f.status = 'stored'`,
    [ids],
  );

/** Attached to them, or held by one of their fields. */
export const filesOfRecords = (tx: Tx, recordIds: readonly string[]): Promise<FileRow[]> =>
  tx.query<FileRow>(
    `select ${fileColumns} from ${fileTables}
     where f.owner_id = any ($1::uuid[]) and f.status = 'stored' order by f.creation_time, f.id`,
    [recordIds],
  );

/** The bytes, as they come from the storage; never a whole file in memory. */
export async function openKeptFile(
  { storage }: Pick<Services, 'storage'>,
  file: Pick<FileRow, 'storageKey'>,
): Promise<Readable> {
  const source = await storage.get(file.storageKey);
  if (!source) throw new Refused('unavailable');
  return source;
}

/** From then on they are as visible as that record. What a file field holds stays there. */
export async function giveFilesTo(
  tx: Tx,
  ids: readonly string[],
  owner: Owner,
  /** Keys or ids of attachment types: the first that the practice has. */
  types: readonly string[] = [],
): Promise<void> {
  if (!ids.length) return;
  await tx.query(
    `update files set owner_resource = $2, owner_id = $3::uuid, attachment_type_id = coalesce(
       (select y.id from unnest($4::text[]) with ordinality as w (type, place)
         join attachment_types y on y.tenant_id = files.tenant_id and not y.is_deleted
           and (lower(y.key) = lower(w.type) or y.id::text = w.type)
         order by w.place limit 1), attachment_type_id)
     where id = any ($1::uuid[]) and status = 'stored' and owner_property is null`,
    [ids, owner.module, owner.id, types],
  );
}

import type { Tx } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { readArchive } from './archive-file.ts';

const tableText = `create temp table archived_audit (xid xid8, id bigint, hash bytea) on commit drop`;
const insertText = `insert into archived_audit (xid, id, hash)
  select x::xid8, i::bigint, decode(h, 'hex')
  from unnest($1::text[], $2::text[], $3::text[]) as r (x, i, h)`;
const archivesText = `select storage_key as "storageKey" from audit_archives where pruned_at is null`;

const batch = 5000;

/** For as long as the transaction: the hashes of all rows that are in files now. */
export async function loadArchived(tx: Tx, storage: Storage | undefined): Promise<void> {
  await tx.query(tableText);
  const archives = await tx.query<{ storageKey: string }>(archivesText);
  if (archives.length && !storage) throw new Error('Months of the audit log are in files');
  for (const { storageKey } of archives) {
    let rows: { xid: string; id: string; hash: string }[] = [];
    const flush = async () => {
      const column = (key: keyof (typeof rows)[number]) => rows.map((row) => row[key]);
      await tx.query(insertText, [column('xid'), column('id'), column('hash')]);
      rows = [];
    };
    for await (const { xid, id, hash } of readArchive(storage as Storage, storageKey)) {
      rows.push({ xid, id, hash: hash.toString('hex') });
      if (rows.length >= batch) await flush();
    }
    if (rows.length) await flush();
  }
  await tx.query('create index on archived_audit (xid, id)');
}

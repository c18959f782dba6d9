import type pg from 'pg';
import type { Storage } from '#kernel/server';

type Row = { tenantId: string; id: string; key: string; size: string };

const pageText = `select tenant_id as "tenantId", id, storage_key as key, size from files
  where status = 'stored' and storage_key > $1 order by storage_key limit 500`;

const stillText = `select 1 from files where tenant_id = $1 and id = $2 and status = 'stored'`;

/** A bucket answers many at a time faster than one after the other. */
const atOnce = 16;

/**
 * Files that the database knows and the storage does not have whole, as `tenant/file`. No name of a
 * file is told: the manifest of a backup can be read by whoever holds it.
 */
export async function findMissingFiles(
  host: pg.Client,
  storage: Pick<Storage, 'size'>,
): Promise<string[]> {
  const missing: string[] = [];
  for (let after = ''; ;) {
    const { rows } = await host.query<Row>(pageText, [after]);
    for (let at = 0; at < rows.length; at += atOnce) {
      const some = rows.slice(at, at + atOnce);
      const sizes = await Promise.all(some.map(({ key }) => storage.size(key)));
      const wrong = some.filter(({ size }, index) => sizes[index] !== Number(size));
      for (const { tenantId, id } of wrong) {
        // Deleted between our look at the rows and our look at the storage.
        const { rowCount } = await host.query(stillText, [tenantId, id]);
        if (rowCount) missing.push(`${tenantId}/${id}`);
      }
    }
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.key;
  }
}

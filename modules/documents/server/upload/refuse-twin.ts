import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Owner } from './keep-file.ts';

const text = `select name from files where status = 'stored' and sha256 = $1
    and owner_resource = $2 and owner_id = $3::uuid and owner_property is null
  order by creation_time, id limit 1`;

/** The same bytes hang on the same record already; whoever sends them decides what to do. */
export async function refuseTwin(tx: Tx, sha256: string, { module, id }: Owner): Promise<void> {
  const [twin] = await tx.query<{ name: string }>(text, [sha256, module, id]);
  if (twin) throw new Refused('duplicateFile', { values: { name: twin.name } });
}

import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { defaultMaxFiles, fileMessages } from '../../domain/index.ts';
import type { Owner } from './keep-file.ts';

const lockText = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

const heldText = `select count(*)::int as held from files where status = 'stored'
    and owner_resource = $1 and owner_id = $2::uuid and owner_property is null`;

/** B-314: what hangs on the record counts too. Uploads that end together wait for each other. */
export async function refuseTooMany(
  tx: Tx,
  { module, id }: Owner,
  { name, most = defaultMaxFiles }: { readonly name: string; readonly most?: number },
): Promise<void> {
  await tx.query(lockText, [`files of ${id}`]);
  const [found] = await tx.query<{ held: number }>(heldText, [module, id]);
  const held = found?.held ?? 0;
  if (held < most) return;
  const message = `${fileMessages.tooMany(most)}. ${fileMessages.leftOut([name], held)}`;
  throw new Refused('recordHasMostFiles', { message });
}

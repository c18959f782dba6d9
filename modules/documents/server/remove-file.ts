import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { whyNotDeleted } from '../domain/index.ts';
import { reachFile } from './file-access.ts';
import { withSentMark } from './sent-files-point.ts';

export const removeText = `update files set status = 'removed', removed_at = now()
  where id = $1::uuid and status = 'stored' and owner_property is null
  returning id`;

/** For a module whose record had them; whoever calls has checked the right to take them away. */
export async function forgetFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.query(removeText, [id]);
}

/** Nobody sees it from now on; the bytes go with the clean-up. */
export async function removeFile(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<void> {
  const file = await reachFile(services, actor, id, 'update', requestId);
  const refusal = whyNotDeleted(actor, await withSentMark(services, actor, file, requestId));
  if (refusal) throw new Refused(refusal);
  if (file.ownerProperty) throw new Refused('fileInUse');
  await services.db.batch(contextOf(actor, requestId), [{ text: removeText, values: [file.id] }]);
}

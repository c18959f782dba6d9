import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { reachOwner } from '../file-access.ts';
import type { Purpose } from '../file-access.ts';
import { fileColumns, fileTables } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';

const text = `select ${fileColumns} from ${fileTables}
  where f.id = any($1::uuid[]) and f.status = 'stored'`;

const ownerOf = (file: FileRow): string =>
  `${file.ownerResource} ${file.ownerId} ${file.ownerProperty} ${file.uploaderId} ${file.attachmentKey}`;

/** Several files in the order asked for; null stands for one that this person does not see. */
export async function reachFiles(
  services: Services,
  actor: Actor,
  ids: readonly string[],
  purpose: Purpose,
  requestId: string,
): Promise<(FileRow | null)[]> {
  const known = ids.filter((id) => isUuid(id));
  const [found] = await services.db.batch(contextOf(actor, requestId), [{ text, values: [known] }]);
  const files = new Map(((found?.rows ?? []) as FileRow[]).map((file) => [file.id, file]));
  // Most of them hang on the same record, which is asked for once.
  const owners = new Map<string, boolean>();
  for (const file of files.values()) {
    const owner = ownerOf(file);
    if (!owners.has(owner))
      owners.set(owner, await isInReach(services, actor, file, purpose, requestId));
  }
  return ids.map((id) => {
    const file = files.get(id);
    return file && owners.get(ownerOf(file)) ? file : null;
  });
}

async function isInReach(
  services: Services,
  actor: Actor,
  file: FileRow,
  purpose: Purpose,
  requestId: string,
): Promise<boolean> {
  try {
    await reachOwner(services, actor, file, purpose, requestId);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'notFound') return false;
    throw error;
  }
}

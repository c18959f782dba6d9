import { Refused, throwUnlessAccepted } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import { fileRights, mergeKind, readFileIds, troubleInRow } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import type { FileRow } from '../file-row.ts';

/** Every source under the rights of the caller; the brief is added to the record of the first. */
export async function filesToMerge(
  services: Services,
  actor: Actor,
  given: unknown,
  { requestId = '', least = 2 }: { readonly requestId?: string; readonly least?: number } = {},
): Promise<FileRow[]> {
  const ids = readFileIds(given, least);
  if ('kind' in ids) {
    throwUnlessAccepted(ids);
    return [];
  }
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  const files: FileRow[] = [];
  for (const [at, id] of ids.entries()) {
    files.push(await reachFile(services, actor, id, at ? 'read' : 'update', requestId));
  }
  const validationErrors = files.flatMap(({ name }, at) =>
    mergeKind(name)
      ? []
      : [{ message: troubleInRow(at + 1, name, 'kind'), members: [`fileIds[${at}]`] }],
  );
  if (validationErrors.length) throw new Refused('filesNotMergeable', { validationErrors });
  return files;
}

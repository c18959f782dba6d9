import { filesToMerge, mergeToFile, settleMade } from '#documents/server';
import { accept, change } from '#kernel/domain';
import { Refused, answer, bindTask, handle, startTask } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { mergeRecords, mergeRecordsTask, mr } from '../../domain/index.ts';

const acceptedText = `select file_id as "fileId" from medical_record_files
  where mr_id = $1::uuid and status = 'accepted' and not is_deleted`;

/** What nobody has looked at does not reach the case manager. */
async function refuseUnchecked(tx: Tx, mrId: string, ids: readonly string[]): Promise<void> {
  const accepted = await tx.query<{ fileId: string }>(acceptedText, [mrId]);
  const known = new Set(accepted.map(({ fileId }) => fileId));
  if (ids.some((id) => !known.has(id))) throw new Refused('filesToMergeUnchecked');
}

/** C-111: in the order in which they are named. */
export const mergeRecordsHandler = handle(mergeRecords, async (call) => {
  const { record, input, tx, actor, services } = call;
  const files = await filesToMerge(services, actor, input.fileIds, { least: 1 });
  const fileIds = files.map(({ id }) => id);
  await refuseUnchecked(tx, record.id, fileIds);
  const name = input.name?.trim() || `Medical records ${record.caseNo ?? ''}`.trim();
  const { id } = await startTask(
    tx,
    { services, actor },
    {
      task: mergeRecordsTask,
      title: 'Merge medical records',
      detail: name,
      input: { caseId: record.id, fileIds, name },
      total: fileIds.length,
    },
  );
  return answer({ taskId: id }, 202);
});

export const mergeRecordsWork = bindTask(mergeRecordsTask, async (run) => {
  const { caseId, fileIds, name } = run.input;
  if (!run.value) {
    await mergeToFile(run, { fileIds, name, least: 1 }, async ({ tx, write }, made) => {
      const { kept, pages } = made;
      const owner = { module: mr.name, id: caseId };
      const typeKey = 'PAPERWORK_MERGED';
      await settleMade(tx, kept, owner, { sourceFileId: null, pages, typeKey });
      const bundledAt = run.services.now().toISOString();
      const values = { bundleFileId: kept.id, bundlePages: pages, bundledAt };
      await write(accept(change(mr, caseId, values)));
    });
  }
  const { pages } = run.value as { pages: number };
  return { summary: `${name} is ready: ${pages} pages.` };
});

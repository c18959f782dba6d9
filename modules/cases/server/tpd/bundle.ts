import { filesToMerge, mergeToFile, settleMade } from '#documents/server';
import { accept, change } from '#kernel/domain';
import { Refused, answer, bindTask, handle, startTask } from '#kernel/server';
import { makeBundle, makeBundleTask, tpd } from '../../domain/index.ts';

export const makeBundleHandler = handle(
  makeBundle,
  async ({ record, input, tx, actor, services }) => {
    const files = await filesToMerge(services, actor, input.fileIds, { least: 1 });
    if (files.some(({ ownerId }) => ownerId !== record.id)) throw new Refused('tpdFilesElsewhere');
    const name = `Submission ${record.caseNo}`;
    const { id } = await startTask(
      tx,
      { services, actor },
      {
        task: makeBundleTask,
        title: 'Make the submission bundle',
        detail: name,
        input: { caseId: record.id, fileIds: files.map((file) => file.id), name },
        total: files.length,
      },
    );
    return answer({ taskId: id }, 202);
  },
);

/** Kept as an attachment of the case, with an index and running page numbers. */
export const makeBundleWork = bindTask(makeBundleTask, async (run) => {
  const { caseId, fileIds, name } = run.input;
  if (!run.value) {
    await mergeToFile(run, { fileIds, name, least: 1 }, async ({ tx, write }, { kept, pages }) => {
      const owner = { module: tpd.name, id: caseId };
      await settleMade(tx, kept, owner, {
        sourceFileId: null,
        pages,
        typeKey: 'TPD_FILE_REFERENCE',
      });
      const bundledAt = run.services.now().toISOString();
      const made = { bundleFileId: kept.id, bundlePages: pages, bundledAt };
      await write(accept(change(tpd, caseId, made)));
    });
  }
  const { pages } = run.value as { pages: number };
  return { summary: `${name} is ready: ${pages} pages.` };
});

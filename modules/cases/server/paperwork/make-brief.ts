import { filesToMerge, mergeToFile, settleMade } from '#documents/server';
import type { Actor } from '#kernel/domain';
import { Refused, answer, bindTask, handle, startTask } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  briefName,
  caseTypeOf,
  decideMadeBrief,
  makeBrief,
  makeBriefTask,
  newFiles,
} from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { briefsOf } from './case-briefs.ts';

/** What is merged: all that was chosen at first, later only what the specialist has not got. */
async function filesOfBrief(
  services: Services,
  actor: Actor,
  tx: Tx,
  { caseId, fileIds }: { readonly caseId: string; readonly fileIds: unknown },
) {
  const files = await filesToMerge(services, actor, fileIds, { least: 1 });
  if (files.some(({ ownerId }) => ownerId !== caseId)) throw new Refused('filesOfAnotherRecord');
  const briefs = await briefsOf(tx, caseId);
  const chosen = newFiles(
    files.map(({ id }) => id),
    briefs,
  );
  if (!chosen.length) throw new Refused('nothingNewInBrief');
  return { chosen, briefs };
}

export const makeBriefHandler = handle(
  makeBrief,
  async ({ record, input, tx, actor, services }) => {
    const { caseType, caseNo, id: caseId } = record;
    await linkedCase(tx, actor, { fromModule: caseType, objectId: caseId });
    const { chosen, briefs } = await filesOfBrief(services, actor, tx, {
      caseId,
      fileIds: input.fileIds,
    });
    const part = Math.max(0, ...briefs.map((one) => one.part)) + 1;
    const name = input.name ?? briefName(caseNo, part);
    const { id } = await startTask(
      tx,
      { services, actor },
      {
        task: makeBriefTask,
        title: 'Merge the brief',
        detail: name,
        input: { caseId, fileIds: chosen, name },
        total: chosen.length,
      },
    );
    return answer({ taskId: id }, 202);
  },
);

const caseText = `select case_type as "caseType" from cases where id = $1::uuid and not is_deleted`;

/** Kept as an attachment of the case; the brief exists exactly when its file does. */
export const makeBriefWork = bindTask(makeBriefTask, async (run) => {
  const { caseId, fileIds, name } = run.input;
  if (!run.value) {
    await mergeToFile(run, { fileIds, name, least: 1 }, async ({ tx, write }, made) => {
      const [found] = await tx.query<{ caseType: string }>(caseText, [caseId]);
      const type = caseTypeOf(found?.caseType ?? '');
      if (!type) throw new Refused('notFound');
      const { kept, pages } = made;
      const owner = { module: type.resource.name, id: caseId };
      const typeKey = 'PAPERWORK_MERGED';
      await settleMade(tx, kept, owner, { sourceFileId: null, pages, typeKey });
      const sourceFileIds = made.files.map(({ id }) => id);
      const facts = { caseId, name, fileId: kept.id, sourceFileIds, pages };
      await write(decideMadeBrief(facts, await briefsOf(tx, caseId)));
    });
  }
  const { pages } = run.value as { pages: number };
  return { summary: `${name} is ready: ${pages} pages.` };
});

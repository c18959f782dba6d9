import { Refused, answer, contextOf, handle, startTask } from '#kernel/server';
import type { Handler, Services } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import {
  cleanUpFile,
  cleanUpTask,
  fileRights,
  isPageList,
  isPdf,
  restorePages,
  restorePagesTask,
} from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import type { FileRow } from '../file-row.ts';
import { cleanUpState } from './clean-up-state.ts';
import { removedOf } from './removed-pages-rows.ts';
import type { RemovedRow } from './removed-pages-rows.ts';

/** B-329: a demo account looks at files and does nothing else with them. */
async function fileToChange(services: Services, actor: Actor, id = ''): Promise<FileRow> {
  const file = await reachFile(services, actor, id, 'update', '');
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  if (!isPdf(file.contentType)) throw new Refused('pdfNeeded');
  return file;
}

const cleanUpHandler = handle(cleanUpFile, async ({ tx, actor, services, params }) => {
  const file = await fileToChange(services, actor, params.id);
  const before = await cleanUpState(services, contextOf(actor), file);
  if (before) return { isCleaned: false, ...before };
  const { id } = await startTask(
    tx,
    { services, actor },
    { task: cleanUpTask, title: 'Clean up', detail: file.name, input: { fileId: file.id } },
  );
  return answer({ taskId: id }, 202);
});

const restoreHandler = handle(restorePages, async ({ tx, actor, services, params, input }) => {
  const file = await fileToChange(services, actor, params.id);
  if (!isPageList(input.pages)) throw new Refused('chooseRemovedPages');
  const [found] = await tx.batch([removedOf(file.id)]);
  const open = ((found?.rows ?? []) as RemovedRow[]).filter(({ restoredAt }) => !restoredAt);
  if (!input.pages.every((page) => open.some((row) => row.page === page))) {
    throw new Refused('chooseRemovedPages');
  }
  const { id } = await startTask(
    tx,
    { services, actor },
    {
      task: restorePagesTask,
      title: 'Restore pages',
      detail: file.name,
      input: { fileId: file.id, pages: input.pages },
      total: input.pages.length,
    },
  );
  return answer({ taskId: id }, 202);
});

export const cleanUpHandlers: readonly Handler[] = [cleanUpHandler, restoreHandler];

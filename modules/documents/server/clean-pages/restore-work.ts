import { join } from 'node:path';
import { Refused, bindTask, contextOf } from '#kernel/server';
import type { TaskRun } from '#kernel/server';
import { isPageList, pagesKept, restorePagesTask } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import type { FileRow } from '../file-row.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { keepMade } from '../reader/keep-made-file.ts';
import { pageLimits, pdfToWorkOn, refuseTrouble, withProgress } from '../reader/page-work.ts';
import { removedOf } from './removed-pages-rows.ts';
import type { RemovedRow } from './removed-pages-rows.ts';
import { takeNewBytes } from './take-new-bytes.ts';

type Run = TaskRun<(typeof restorePagesTask)['input']>;

/** The cleaned file is written anew from its original, without the pages that stay removed. */
export const restoreWork = bindTask(restorePagesTask, async (run) => {
  const wanted = isPageList(run.input.pages) ? [...new Set(run.input.pages)] : [];
  if (!run.value) await restore(run, wanted);
  return { summary: `${wanted.length} page${wanted.length === 1 ? '' : 's'} restored.` };
});

async function restore(run: Run, wanted: readonly number[]): Promise<void> {
  const { services, actor } = run;
  const file = await pdfToWorkOn(run, run.input.fileId);
  const original = await originalOf(run, file);
  const [found] = await services.db.batch(contextOf(actor), [removedOf(file.id)]);
  const removed = ((found?.rows ?? []) as RemovedRow[]).filter(({ restoredAt }) => !restoredAt);
  const still = removed.filter(({ page }) => !wanted.includes(page));
  if (removed.length - still.length !== wanted.length) throw new Refused('chooseRemovedPages');
  const count = (file.numberOfPages ?? 0) + removed.length;
  await withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, original);
    const out = join(folder, 'restored.pdf');
    const pages = pagesKept(count, still).map((page) => ({ page }));
    const answer = await withProgress(run, wanted.length, (limits) =>
      runFileWork(
        services,
        'arrangePages',
        { path, parts: [{ out, pages }] },
        { ...pageLimits, ...limits },
      ),
    );
    if ('trouble' in answer) throw refuseTrouble(answer.trouble);
    const kept = await keepMade(run, out, file.name);
    await run.step(async ({ tx }) => {
      await takeNewBytes(tx, services, { file, kept, wanted, still, pages: pages.length });
      return { done: wanted.length, total: wanted.length, value: { fileId: file.id } };
    });
  });
}

async function originalOf({ services, actor, id }: Run, file: FileRow): Promise<FileRow> {
  if (!file.sourceFileId) throw new Refused('originalMissing');
  try {
    return await reachFile(services, actor, file.sourceFileId, 'read', `task:${id}`);
  } catch (error) {
    if (error instanceof Refused && error.code === 'notFound') throw new Refused('originalMissing');
    throw error;
  }
}

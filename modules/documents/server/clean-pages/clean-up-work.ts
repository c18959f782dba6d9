import { join } from 'node:path';
import { bindTask, contextOf } from '#kernel/server';
import type { TaskRun, Tx } from '#kernel/server';
import { cleanUpMessages, cleanUpTask, nameWith, summaryOf } from '../../domain/index.ts';
import type { CleanUpSummary } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { keepMade, ownerOf, settleMade } from '../reader/keep-made-file.ts';
import { pageLimits, pdfToWorkOn, refuseTrouble, withProgress } from '../reader/page-work.ts';
import type { CleanedPages } from './clean-pages.ts';
import { cleanUpState, cleanedChildText } from './clean-up-state.ts';
import { addRemoved } from './removed-pages-rows.ts';

/** What the task leaves for whoever called: C-313, D-076. */
type Cleaned = {
  readonly isCleaned: boolean;
  readonly fileId: string;
  readonly summary: CleanUpSummary;
};

export const cleanUpWork = bindTask(cleanUpTask, async (run) => {
  const found = run.value as Cleaned | null | undefined;
  const { isCleaned } = found ?? (await cleanUp(run));
  return { summary: isCleaned ? cleanUpMessages.done : cleanUpMessages.alreadyDone };
});

type Run = TaskRun<(typeof cleanUpTask)['input']>;

async function cleanUp(run: Run): Promise<Cleaned> {
  const { services, actor } = run;
  const file = await pdfToWorkOn(run, run.input.fileId);
  const before = await cleanUpState(services, contextOf(actor), file);
  if (before) {
    const value = { ...before, isCleaned: false };
    await run.step(async () => ({ done: run.done, value }));
    return value;
  }
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const out = join(folder, 'cleaned.pdf');
    const answer = await withProgress(run, file.numberOfPages ?? 1, (limits) =>
      runFileWork(services, 'cleanPages', { path, out }, { ...pageLimits, ...limits }),
    );
    if ('trouble' in answer) throw refuseTrouble(answer.trouble);
    return answer.removed.length
      ? keepCleaned(run, file, answer, out)
      : keepAsItIs(run, file, answer);
  });
}

const flagText =
  'update files set is_cleanup = true, number_of_pages = $2::int where id = $1::uuid';

/** There was nothing to remove: the file itself is the clean one. */
async function keepAsItIs(run: Run, { id }: FileRow, { pages }: CleanedPages): Promise<Cleaned> {
  const value = { isCleaned: true, fileId: id, summary: summaryOf([]) };
  await run.step(async ({ tx }) => {
    await tx.query(flagText, [id, pages]);
    return { done: pages, total: pages, value };
  });
  return value;
}

async function keepCleaned(
  run: Run,
  file: FileRow,
  { pages, removed }: CleanedPages,
  path: string,
): Promise<Cleaned> {
  const kept = await keepMade(run, path, nameWith(file.name, 'cleaned'));
  let value: Cleaned = { isCleaned: true, fileId: kept.id, summary: summaryOf(removed) };
  await run.step(async ({ tx }) => {
    const earlier = await lockedChild(tx, file.id);
    if (earlier) value = { ...value, isCleaned: false, fileId: earlier };
    else {
      const facts = { sourceFileId: file.id, pages: pages - removed.length, isCleanup: true };
      await settleMade(tx, kept, ownerOf(file), facts);
      await addRemoved(tx, kept.id, removed);
    }
    return { done: pages, total: pages, value };
  });
  if (!value.isCleaned) await kept.discard();
  return value;
}

/** B-298: of two runs for one file the second sees what the first has made. */
async function lockedChild(tx: Tx, fileId: string): Promise<string | undefined> {
  await tx.query('select 1 from files where id = $1::uuid for update', [fileId]);
  const [child] = await tx.query<{ id: string }>(cleanedChildText, [fileId]);
  return child?.id;
}

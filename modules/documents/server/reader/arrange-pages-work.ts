import { join } from 'node:path';
import { Refused, bindTask, throwUnlessAccepted } from '#kernel/server';
import type { TaskRun } from '#kernel/server';
import { arrangePagesTask, partName, readParts } from '../../domain/index.ts';
import type { ArrangedPart } from '../../domain/index.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { KeptFile } from '../upload/keep-file.ts';
import { keepMade, ownerOf, settleMade } from './keep-made-file.ts';
import { pageLimits, pdfToWorkOn, refuseTrouble, withProgress } from './page-work.ts';

type Made = { readonly fileIds: readonly string[] };
type Run = TaskRun<(typeof arrangePagesTask)['input']>;

export function wantedParts(given: unknown): readonly ArrangedPart[] {
  const parts = readParts(given);
  if ('kind' in parts) {
    throwUnlessAccepted(parts);
    return [];
  }
  return parts;
}

export const arrangePagesWork = bindTask(arrangePagesTask, async (run) => {
  const parts = wantedParts(run.input.parts);
  if (!(run.value as Made | null)) await arrange(run, parts);
  return {
    summary: parts.length === 1 ? 'The new file is ready.' : `${parts.length} new files are ready.`,
  };
});

/** All parts or none: they become visible in one transaction. */
async function arrange(run: Run, parts: readonly ArrangedPart[]): Promise<void> {
  const { services } = run;
  const file = await pdfToWorkOn(run, run.input.fileId);
  await withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const orders = parts.map(({ pages }, at) => ({ pages, out: join(folder, `part-${at}.pdf`) }));
    const answer = await withProgress(run, parts.length, (limits) =>
      runFileWork(services, 'arrangePages', { path, parts: orders }, { ...pageLimits, ...limits }),
    );
    if ('trouble' in answer) throw refuseTrouble(answer.trouble);
    if (answer.missing !== undefined) {
      throw new Refused('pageMissing', { values: { page: answer.missing } });
    }
    const kept: { readonly part: ArrangedPart; readonly file: KeptFile }[] = [];
    for (const [at, part] of parts.entries()) {
      const { out } = orders[at] ?? { out: '' };
      kept.push({ part, file: await keepMade(run, out, partName(file.name, part)) });
    }
    await run.step(async ({ tx }) => {
      for (const { part, file: made } of kept) {
        const facts = { sourceFileId: file.id, pages: part.pages.length };
        await settleMade(tx, made, ownerOf(file), facts);
      }
      const value: Made = { fileIds: kept.map((one) => one.file.id) };
      return { done: parts.length, total: parts.length, value };
    });
  });
}

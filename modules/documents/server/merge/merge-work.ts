import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused, bindTask } from '#kernel/server';
import type { TaskRun } from '#kernel/server';
import {
  extensionOf,
  indexDocument,
  mergeFilesTask,
  mergeKind,
  mergeTroubles,
  mergedName,
  placeEntries,
  plainPage,
  titleOfFile,
} from '../../domain/index.ts';
import type { MergeTrouble } from '../../domain/index.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { FileRow } from '../file-row.ts';
import { keepMade, ownerOf, settleMade } from '../reader/keep-made-file.ts';
import { pageLimits, withProgress } from '../reader/page-work.ts';
import { documentPdf } from '../render/print-document.ts';
import { readLetterhead } from '../render/read-letterhead.ts';
import type { MergePart } from './merge-parts.ts';
import { filesToMerge } from './files-to-merge.ts';

type Run = TaskRun<(typeof mergeFilesTask)['input']>;
type Prepared = MergePart | { readonly trouble: MergeTrouble };

export const mergeFilesWork = bindTask(mergeFilesTask, async (run) => {
  if (!run.value) await merge(run);
  const { pages } = run.value as { pages: number };
  return { summary: `${mergedName(run.input.name)} is ready: ${pages} pages.` };
});

async function merge(run: Run): Promise<void> {
  const { services, actor, id } = run;
  const files = await filesToMerge(services, actor, run.input.fileIds, `task:${id}`);
  await withWorkFolder(async (folder) => {
    const prepared: Prepared[] = [];
    for (const [at, file] of files.entries()) {
      prepared.push(await prepare(run, folder, file, at));
      await run.report({ done: Math.floor(at / 2), total: files.length });
    }
    const parts = await readableParts(run, files, prepared);
    const index = run.input.hasIndex !== false ? await writeIndex(run, folder, parts) : null;
    const out = join(folder, 'merged.pdf');
    const { hasPageNumbers = true, hasBookmarks = true } = run.input;
    const order = { parts, out, index, title: titleOfFile(mergedName(run.input.name)) };
    const { pages } = await withProgress(run, files.length, (limits) =>
      runFileWork(
        services,
        'mergeParts',
        {
          ...order,
          hasPageNumbers: hasPageNumbers !== false,
          hasBookmarks: hasBookmarks !== false,
        },
        { ...pageLimits, ...limits },
      ),
    );
    const kept = await keepMade(run, out, mergedName(run.input.name));
    const [first] = files;
    await run.step(async ({ tx }) => {
      const owner = first ? ownerOf(first) : null;
      await settleMade(tx, kept, owner, { sourceFileId: null, pages });
      return { done: files.length, total: files.length, value: { fileId: kept.id, pages } };
    });
  });
}

/** Documents, texts and mails are printed; PDFs and pictures are taken as they are. */
async function prepare(
  { services }: Run,
  folder: string,
  file: FileRow,
  at: number,
): Promise<Prepared> {
  const title = titleOfFile(file.name);
  const kind = mergeKind(file.name);
  if (!kind) return { trouble: 'kind' };
  const path = await copyToFolder(services, folder, file, `part-${at}`);
  if (kind !== 'page') return { path, title, kind };
  const extension = extensionOf(file.name);
  const markup = await runFileWork(services, 'fileAsHtml', { path, extension }, pageLimits);
  if (markup === null) return { trouble: 'broken' };
  await writeFile(path, await documentPdf(services, { html: plainPage(title, markup) }));
  return { path, title, kind: 'pdf' };
}

type Counted = MergePart & { readonly pages: number };

/** Whatever cannot be read is named by its row, and nothing is made. */
async function readableParts(
  run: Run,
  files: readonly FileRow[],
  prepared: readonly Prepared[],
): Promise<Counted[]> {
  const { services } = run;
  const parts = prepared.flatMap((one) => ('trouble' in one ? [] : [one]));
  const counted = await withProgress(run, files.length, (limits) =>
    runFileWork(services, 'countParts', { parts }, { ...pageLimits, ...limits }),
  );
  const pagesOf = new Map(parts.map((part, at) => [part, counted[at]]));
  const rows = prepared.map((one): Counted | { readonly trouble: MergeTrouble } => {
    if ('trouble' in one) return one;
    const found = pagesOf.get(one) ?? { trouble: 'broken' as const };
    return 'trouble' in found ? found : { ...one, pages: found.pages };
  });
  const failed = rows.flatMap((one, at) => {
    const file = files[at];
    if (!file || !('trouble' in one)) return [];
    const { id, name } = file;
    return [{ row: at + 1, id, name, message: mergeTroubles[one.trouble] }];
  });
  if (failed.length) {
    await run.step(async () => ({ done: 0, total: files.length, failed }));
    throw new Refused('filesNotMergeable');
  }
  return rows.flatMap((one) => ('trouble' in one ? [] : [one]));
}

/** How long the index is decides where the files begin, so it may be printed twice. */
async function writeIndex(run: Run, folder: string, parts: readonly Counted[]): Promise<string> {
  const { services } = run;
  const path = join(folder, 'index.pdf');
  const name = titleOfFile(mergedName(run.input.name));
  const letterhead = await run.services.db.transaction({ tenantId: run.actor.tenantId }, (tx) =>
    readLetterhead(tx, services),
  );
  let pages = 1;
  for (let round = 0; round < 3; round += 1) {
    const facts = { name, entries: placeEntries(parts, pages) };
    await writeFile(path, await documentPdf(services, indexDocument.write(facts, letterhead)));
    const printed = await runFileWork(services, 'countPdfPages', { path }, pageLimits);
    if (printed === pages) break;
    pages = printed ?? 1;
  }
  return path;
}

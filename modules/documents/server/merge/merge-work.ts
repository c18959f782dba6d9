import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused, bindTask } from '#kernel/server';
import type { TaskRun, TaskStep } from '#kernel/server';
import {
  extensionOf,
  figuresPage,
  indexDocument,
  mergeFilesTask,
  mergeKind,
  mergeTroubles,
  mergedName,
  placeEntries,
  plainPage,
  titleOfFile,
} from '../../domain/index.ts';
import type { CoverFacts, MergeTrouble } from '../../domain/index.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { FileRow } from '../file-row.ts';
import { keepMade, ownerOf, settleMade } from '../reader/keep-made-file.ts';
import type { KeptFile } from '../upload/keep-file.ts';
import { pageLimits, withProgress } from '../reader/page-work.ts';
import { documentPdf } from '../render/print-document.ts';
import { readLetterhead } from '../render/read-letterhead.ts';
import { coverOf } from './cover-of.ts';
import type { MergePart } from './merge-parts.ts';
import { filesToMerge } from './files-to-merge.ts';

type Run = Pick<TaskRun, 'services' | 'actor' | 'id' | 'report' | 'step'>;
type Prepared = MergePart | { readonly trouble: MergeTrouble };

export type MergeOrder = {
  readonly fileIds: unknown;
  readonly name: string;
  readonly hasIndex?: boolean | null;
  readonly hasPageNumbers?: boolean | null;
  readonly hasBookmarks?: boolean | null;
  /** Two, unless the caller says otherwise. */
  readonly least?: number;
};

export type MergedFile = {
  readonly kept: KeptFile;
  readonly pages: number;
  readonly files: readonly FileRow[];
};

export const mergeFilesWork = bindTask(mergeFilesTask, async (run) => {
  let pages = (run.value as { pages: number } | null)?.pages;
  if (pages === undefined) {
    await mergeToFile(run, run.input, async ({ tx }, made) => {
      const [first] = made.files;
      const owner = first ? ownerOf(first) : null;
      await settleMade(tx, made.kept, owner, { sourceFileId: null, pages: made.pages });
    });
    ({ pages } = run.value as { pages: number });
  }
  return { summary: `${mergedName(run.input.name)} is ready: ${pages} pages.` };
});

/** One PDF of the files in this order. `settle` says whose it is, in the step that ends the work. */
export async function mergeToFile(
  run: Run,
  order: MergeOrder,
  settle: (step: TaskStep, made: MergedFile) => Promise<void>,
): Promise<void> {
  const { services, actor, id } = run;
  const { least = 2 } = order;
  const asked = { requestId: `task:${id}`, least };
  const files = await filesToMerge(services, actor, order.fileIds, asked);
  const total = files.length;
  await withWorkFolder(async (folder) => {
    const prepared: Prepared[] = [];
    for (const [at, file] of files.entries()) {
      prepared.push(await prepare(run, folder, file, at));
      await run.report({ done: Math.floor(at / 2), total });
    }
    const parts = await readableParts(run, files, prepared);
    const name = mergedName(order.name);
    const hasPageNumbers = order.hasPageNumbers !== false;
    const cover = { name, about: await coverOf(run, files), hasPageNumbers };
    const index = order.hasIndex !== false ? await writeIndex(run, folder, cover, parts) : null;
    const out = join(folder, 'merged.pdf');
    const wish = {
      parts,
      out,
      index,
      title: titleOfFile(name),
      figures: hasPageNumbers ? await writeFigures(run, folder) : null,
      hasBookmarks: order.hasBookmarks !== false,
    };
    const { pages } = await withProgress(run, total, (limits) =>
      runFileWork(services, 'mergeParts', wish, { ...pageLimits, ...limits }),
    );
    const kept = await keepMade(run, out, name);
    await run.step(async (step) => {
      await settle(step, { kept, pages, files });
      return { done: total, total, value: { fileId: kept.id, pages } };
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

type Cover = {
  readonly name: string;
  readonly about: CoverFacts;
  readonly hasPageNumbers: boolean;
};

/** How long the index is decides where the files begin, so it may be printed twice. */
async function writeIndex(
  run: Run,
  folder: string,
  cover: Cover,
  parts: readonly Counted[],
): Promise<string> {
  const { services } = run;
  const path = join(folder, 'index.pdf');
  const name = titleOfFile(cover.name);
  const own = await run.services.db.transaction({ tenantId: run.actor.tenantId }, (tx) =>
    readLetterhead(tx, services),
  );
  // The pages of the brief are numbered through: the index does not count its own beside that.
  const letterhead = cover.hasPageNumbers ? { ...own, hasPageNumbers: false } : own;
  let pages = 1;
  for (let round = 0; round < 3; round += 1) {
    const facts = { name, about: cover.about, entries: placeEntries(parts, pages) };
    await writeFile(path, await documentPdf(services, indexDocument.write(facts, letterhead)));
    const printed = await runFileWork(services, 'countPdfPages', { path }, pageLimits);
    if (printed === pages) break;
    pages = printed ?? 1;
  }
  return path;
}

async function writeFigures({ services }: Run, folder: string): Promise<string> {
  const path = join(folder, 'figures.pdf');
  await writeFile(path, await documentPdf(services, { html: figuresPage }));
  return path;
}

import { defineJob, on, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileStored, isPdf } from '../../domain/index.ts';
import { FileWorkFailed } from '../file-process/file-lane.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { asFile, fileById } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';

const jobName = 'files.countPages';
const limits = { lane: 'background', seconds: 60, megabytes: 768 } as const;

/** A file may say of itself what it likes. */
const mostPages = 1_000_000;

const countedText = `update files set number_of_pages = $2::int where id = $1::uuid`;

/** The file is looked into by a job of its own: an open transaction must not wait for it. */
export const countPagesWhenStored = on(
  fileStored,
  'documents.countPages',
  async ({ tenantId, payload }, tx, { jobs }) => {
    const [row] = await tx.query(fileById(payload.fileId).text, [payload.fileId]);
    const file = asFile(row);
    if (!file || !isPdf(file.contentType)) return;
    await jobs.enqueue(tx, jobName, { tenantId, fileId: file.id });
  },
);

export const countPagesJob = defineJob({
  name: jobName,
  async run({ tenantId, fileId }, services, signal) {
    const context = systemContext(String(tenantId));
    const [found] = await services.db.batch(context, [fileById(String(fileId))]);
    const file = asFile(found?.rows[0]);
    if (!file || file.numberOfPages !== null) return;
    const pages = await pagesOf(services, file, signal);
    if (pages === null || !(pages > 0 && pages <= mostPages)) return;
    await services.db.batch(context, [{ text: countedText, values: [file.id, pages] }]);
  },
});

/** Null: it cannot be read as a PDF, or not within bounds. Trying again would not help. */
async function pagesOf(
  services: Services,
  file: FileRow,
  signal: AbortSignal,
): Promise<number | null> {
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    try {
      return await runFileWork(services, 'countPdfPages', { path }, { ...limits, signal });
    } catch (error) {
      const isTheFile = error instanceof FileWorkFailed && error.reason !== 'aborted';
      if (!isTheFile) throw error;
      services.log.warn({ file: file.id, reason: error.reason }, 'pages were not counted');
      return null;
    }
  });
}

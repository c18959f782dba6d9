import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { keepFile, takeUpload, tenantLimits } from '#documents/server';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { docxParts, isBlankText, typingJob } from '../../domain/index.ts';
import type { TypedReport } from '../../domain/index.ts';

const zipped = (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

/** The file that was uploaded becomes an attachment "Draft report" of the job. */
export async function uploadedReport(tx: Tx, jobId: string, fileId: string): Promise<TypedReport> {
  const taken = await takeUpload(tx, {
    fileId,
    owner: { module: typingJob.name, id: jobId },
    typeKey: 'DRAFT_REPORT',
    kinds: ['document'],
  });
  if (!taken) throw new Refused('typedReportMissing', { field: 'fileId' });
  return { fileId, name: taken.name };
}

/** What was written in the window becomes a Word document; null where nothing was written. */
export async function writtenReport(
  services: Services,
  tx: Tx,
  job: { readonly id: string; readonly caseNo: string; readonly typedText?: string | null },
): Promise<TypedReport | null> {
  const text = job.typedText ?? '';
  if (isBlankText(text)) return null;
  const kept = await keepFile(services, tx.context, {
    name: `Draft report ${job.caseNo}.docx`,
    source: Readable.from([await zipped(docxParts(text))]),
    kinds: [],
    limits: await tenantLimits(services, tx.context),
  });
  await kept.settleIn(tx, null);
  return uploadedReport(tx, job.id, kept.id);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { extensionOf } from '#documents/domain';
import {
  copyToFolder,
  documentPdf,
  keepDocument,
  keptFiles,
  openKeptFile,
  readLetterhead,
  runFileWork,
  withWorkFolder,
} from '#documents/server';
import type { FileRow } from '#documents/server';
import { Html, accept, change, formatDate } from '#kernel/domain';
import { defineJob, on, systemContext, writeBySystem } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { caseReport, reportDocument, reportFinalised } from '../../domain/index.ts';
import type { ReportDocumentFacts } from '../../domain/index.ts';
import { caseFacts, todayOf } from '../engine/index.ts';
import { caseOfReport } from './case-of-report.ts';

const jobName = 'cases.makeFinalReport';

/** A PDF takes seconds: the step of the case does not wait for it. */
export const makeFinalWhenFinalised = on(
  reportFinalised,
  'cases.makeFinalReport',
  async ({ tenantId, payload }, tx, { jobs }) => {
    await jobs.enqueue(tx, jobName, { tenantId, reportId: payload.reportId });
  },
);

const reportText = `select r.case_id as "caseId", s.file_id as "sourceFileId"
  from case_reports r join case_reports s on s.tenant_id = r.tenant_id and s.id = r.source_id
  where r.id = $1::uuid and r.file_id is null and not r.is_deleted`;

const signatureText = `select picture_id as "pictureId" from report_signatures
  where specialist_id = $1::uuid and not is_deleted`;

type Source = {
  readonly facts: Omit<ReportDocumentFacts, 'body' | 'signature'>;
  readonly document: FileRow;
  /** None: the report ends with the name alone. */
  readonly pictures: readonly FileRow[];
  readonly letterhead: Awaited<ReturnType<typeof readLetterhead>>;
};

/** Null: there is nothing to make any more. */
async function sourceOf(tx: Tx, services: Services, reportId: string): Promise<Source | null> {
  const [row] = await tx.query<{ caseId: string; sourceFileId: string }>(reportText, [reportId]);
  if (!row) return null;
  const { type, record } = await caseOfReport(tx, row.caseId);
  const { data } = await caseFacts(tx, type, record, '');
  const said = data as { specialist: Record<string, string | null> };
  const [signature] = await tx.query<{ pictureId: string | null }>(signatureText, [
    record.specialistId ?? null,
  ]);
  const pictureId = signature?.pictureId;
  const files = await keptFiles(tx, [row.sourceFileId, ...(pictureId ? [pictureId] : [])]);
  const document = files.find(({ id }) => id === row.sourceFileId);
  if (!document) throw new Error('The document of a report is missing');
  return {
    document,
    pictures: files.filter(({ id }) => id === pictureId),
    letterhead: await readLetterhead(tx, services),
    facts: {
      caseNo: record.caseNo,
      claimantName: String(record.claimantName ?? ''),
      specialistName: said.specialist['titledName'] ?? '',
      specialty: said.specialist['specialty'] ?? null,
      day: formatDate(await todayOf(tx, services), 'D MMMM YYYY'),
    },
  };
}

const asDataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;

async function signatureOf(
  services: Services,
  [picture]: readonly FileRow[],
): Promise<string | null> {
  if (!picture) return null;
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, picture);
    const out = join(folder, 'out.png');
    const isPicture = await runFileWork(
      services,
      'readSignaturePicture',
      { path, out },
      { lane: 'background' },
    );
    return isPicture ? asDataUrl(await readFile(out)) : null;
  });
}

async function markupOf(services: Services, document: FileRow): Promise<string | null> {
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, document);
    const extension = extensionOf(document.name);
    return runFileWork(services, 'fileAsHtml', { path, extension }, { lane: 'background' });
  });
}

/** A PDF leaves as it came; a Word document is printed under the letterhead, with the signature. */
async function finalPdf(services: Services, source: Source): Promise<Buffer | null> {
  const { document, facts, letterhead, pictures } = source;
  if (extensionOf(document.name) === 'pdf') return buffer(await openKeptFile(services, document));
  const markup = await markupOf(services, document);
  if (!markup) return null;
  const signature = await signatureOf(services, pictures);
  const body = new Html(markup);
  return documentPdf(services, reportDocument.write({ ...facts, body, signature }, letterhead));
}

const problem = 'The document could not be turned into a PDF. Upload the final report as a PDF.';

const stillText = `select 1 from case_reports where id = $1::uuid and file_id is null for update`;

async function keepFinal(
  services: Services,
  context: Context,
  reportId: string,
  values: { readonly fileId?: string; readonly problem: string | null },
): Promise<void> {
  await services.db.transaction(context, async (tx) => {
    if (!(await tx.query(stillText, [reportId])).length) return;
    await writeBySystem({ tx, services }, accept(change(caseReport, reportId, values)));
  });
}

/** Done twice it is done once: whoever comes second finds the file in its place. */
export const makeFinalReportJob = defineJob({
  name: jobName,
  async run(data, services) {
    const { tenantId, reportId } = data as { tenantId: string; reportId: string };
    const context = systemContext(tenantId, `report:${reportId}`);
    const source = await services.db.transaction(context, (tx) => sourceOf(tx, services, reportId));
    if (!source) return;
    const content = await finalPdf(services, source);
    if (!content) return keepFinal(services, context, reportId, { problem });
    const { caseNo, claimantName } = source.facts;
    const name = `Report ${caseNo} ${claimantName}.pdf`;
    const fileId = await keepDocument(services, context, { name, content });
    await keepFinal(services, context, reportId, { fileId, problem: null });
  },
});

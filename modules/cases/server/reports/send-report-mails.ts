import { buffer } from 'node:stream/consumers';
import { queueFileMail, templateMail } from '#correspondence/server';
import { keepDocument, keptFiles, openKeptFile } from '#documents/server';
import { linkKeyOf } from '#identity/server';
import { defineJob, on, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { reportDispatched } from '../../domain/index.ts';
import type { Delivery } from '../../domain/index.ts';
import { caseFacts, caseLink } from '../engine/index.ts';
import { caseOfReport } from './case-of-report.ts';

const attachJob = 'cases.attachReport';

const reportText = `select case_id as "caseId", file_id as "fileId", attached_file as "attachedFile"
  from case_reports where id = $1::uuid and not is_deleted`;

type ReportRow = { caseId: string; fileId: string | null; attachedFile: string | null };

const deliveriesText = `select d.id, d.name, d.email, d.delivery, m.first_name as "firstName"
  from report_deliveries d left join party_case_managers m on m.id = d.case_manager_id
  where d.id = any ($1::uuid[]) and d.email is not null and not d.is_deleted order by d.name`;

type DeliveryRow = {
  id: string;
  name: string;
  email: string;
  delivery: Delivery;
  firstName: string | null;
};

const linkText = 'update report_deliveries set link_key = $2 where id = $1::uuid';

async function sendOne(
  tx: Tx,
  services: Services,
  { caseId, fileId }: { caseId: string; fileId: string },
  row: DeliveryRow,
): Promise<void> {
  const { type, record } = await caseOfReport(tx, caseId);
  const recordUrl = caseLink(services.config.publicUrl, type, caseId);
  const { data } = await caseFacts(tx, type, record, recordUrl);
  const templateKey = type.key === 'SUPP' ? 'SupplementaryReportReady' : 'ReportReady';
  const { subject, html } = await templateMail(tx, services, templateKey, {
    ...data,
    caseManager: { firstName: row.firstName ?? row.name, fullName: row.name, email: row.email },
  });
  const { linkIds } = await queueFileMail(tx, services, {
    to: row.email,
    subject,
    html,
    templateKey,
    about: { fromModule: type.key, objectId: caseId, objectName: record.caseNo },
    fileIds: [fileId],
    delivery: row.delivery,
    recordUrl,
  });
  const [linkId] = linkIds;
  if (linkId) await tx.query(linkText, [row.id, linkKeyOf(linkId)]);
}

export const sendReportMails = on(
  reportDispatched,
  'cases.sendReportMails',
  async ({ tenantId, payload }, tx, services) => {
    const { reportId, deliveryIds } = payload;
    const [report] = await tx.query<ReportRow>(reportText, [reportId]);
    if (!report?.fileId) return;
    const rows = await tx.query<DeliveryRow>(deliveriesText, [deliveryIds]);
    const file = { caseId: report.caseId, fileId: report.fileId };
    for (const row of rows) await sendOne(tx, services, file, row);
    if (!report.attachedFile) await services.jobs.enqueue(tx, attachJob, { tenantId, reportId });
  },
  { inDryRun: true },
);

const attachedText = 'update case_reports set attached_file = $2 where id = $1::uuid';

/** A copy among the attachments of the case, where its readers look for it once it was sent. */
export const attachReportJob = defineJob({
  name: attachJob,
  async run(data, services) {
    const { tenantId, reportId } = data as { tenantId: string; reportId: string };
    const context = systemContext(tenantId, `report:${reportId}`);
    const found = await services.db.transaction(context, async (tx) => {
      const [report] = await tx.query<ReportRow>(reportText, [reportId]);
      if (!report?.fileId || report.attachedFile) return null;
      const [file] = await keptFiles(tx, [report.fileId]);
      const { type } = await caseOfReport(tx, report.caseId);
      return file && { file, owner: { module: type.resource.name, id: report.caseId } };
    });
    if (!found) return;
    const content = await buffer(await openKeptFile(services, found.file));
    const attachmentKey = 'COMPLETED_REPORT';
    const { name } = found.file;
    const id = await keepDocument(services, context, {
      name,
      content,
      owner: found.owner,
      attachmentKey,
    });
    await services.db.transaction(context, (tx) => tx.query(attachedText, [reportId, id]));
  },
});

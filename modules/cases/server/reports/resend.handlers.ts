import { queueMail, templateMail } from '#correspondence/server';
import { accept, create, emit } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  reportDelivery,
  reportDispatched,
  reportStatusAction,
  resendReport,
} from '../../domain/index.ts';
import type { CaseType, Delivery, Recipient } from '../../domain/index.ts';
import { caseFacts, caseLink, caseManagersOf, caseRecord } from '../engine/index.ts';
import { caseOfReport } from './case-of-report.ts';
import { companyDelivery } from './report-rows.ts';

const onceText = `select case_manager_id as "caseManagerId", name, email, delivery from report_deliveries
  where id = $1::uuid and case_report_id = $2::uuid and not is_deleted`;

type Once = Recipient & { readonly delivery: Delivery };

/** To one person again, or to all case managers of the case as they are now. */
export const resendHandler = handle(resendReport, async (call) => {
  const { tx, services, record: report, input, write } = call;
  if (!report.sentAt) throw new Refused('reportNotFinal');
  const { record } = await caseOfReport(tx, report.caseId);
  const [once] = input.deliveryId
    ? await tx.query<Once>(onceText, [input.deliveryId, report.id])
    : [];
  if (input.deliveryId && !once) throw new Refused('notFound');
  const people = once ? [once] : await caseManagersOf(tx, record);
  const usual = once?.delivery ?? (await companyDelivery(tx, record)) ?? 'link';
  const sentAt = services.now().toISOString();
  const reached = people.filter(({ email }) => email);
  if (!reached.length) throw new Refused('nobodyToTell');
  const rows = reached.map(({ caseManagerId, name, email }) => ({
    id: newId(),
    caseReportId: report.id,
    caseId: record.id,
    caseManagerId,
    name,
    email,
    delivery: input.delivery ?? usual,
    sentAt,
  }));
  await write(
    accept(
      ...rows.map((row) => create(reportDelivery, row)),
      emit(reportDispatched({ reportId: report.id, deliveryIds: rows.map(({ id }) => id) })),
    ),
  );
  return { sent: rows.length };
});

/** C-058. */
export const reportStatusHandler = (type: CaseType): Handler => {
  const action: AnyAction = reportStatusAction(type.resource);
  return handle(action, async (call) => {
    const { tx, services } = call;
    const record = caseRecord(call.record);
    const people = (await caseManagersOf(tx, record)).filter(({ email }) => email);
    if (!people.length) throw new Refused('nobodyToTell');
    const link = caseLink(services.config.publicUrl, type, record.id);
    const { data } = await caseFacts(tx, type, record, link);
    for (const { name, email } of people) {
      const caseManager = { firstName: name, fullName: name, email };
      const words = await templateMail(tx, services, 'ReportStatus', { ...data, caseManager });
      await queueMail(tx, services, {
        to: email ?? '',
        subject: words.subject,
        text: words.text,
        html: words.html,
        templateKey: 'ReportStatus',
        fromModule: type.key,
        objectId: record.id,
        objectName: record.caseNo,
      });
    }
    return { sent: people.length };
  });
};

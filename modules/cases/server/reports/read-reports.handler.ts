import { keptFiles } from '#documents/server';
import { can } from '#kernel/domain';
import type { Actor, AnswerOf } from '#kernel/domain';
import { Params, handle, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseReport, downloadReport, isReportLocked, readReports } from '../../domain/index.ts';
import type { reportsShape } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { companyDelivery } from './report-rows.ts';

type Answer = AnswerOf<{ answer: typeof reportsShape }>;
type Version = Answer['versions'][number];

const who = (column: string): string =>
  `(select nullif(trim(a.name), '') from accounts a where a.id = ${column})`;

async function versionsOf(tx: Tx, actor: Actor, caseId: string): Promise<Version[]> {
  const params = new Params();
  const where = [
    `t.case_id = ${params.add(caseId, '::uuid')}`,
    'not t.is_deleted',
    ...scopeSql(actor, caseReport, downloadReport.ability, params),
  ];
  const rows = await tx.query<Version & { fileId: string | null }>(
    `select t.id, t.version::int as version, t.kind, t.file_id as "fileId", t.note, ${who('t.made_by_id')} as "madeBy",
       t.creation_time as "madeAt", t.sent_at as "sentAt", t.problem
     from case_reports t where ${where.join(' and ')} order by t.version desc`,
    params.values,
  );
  const files = await keptFiles(
    tx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
  const isInside = can(actor, 'reportRemark.read');
  return rows.map(({ fileId, ...row }) => {
    const file = files.find(({ id }) => id === fileId);
    const inside = isInside ? {} : { note: null, madeBy: null, problem: null };
    return {
      ...row,
      ...inside,
      fileName: file?.name ?? null,
      size: file ? Number(file.size) : null,
    };
  });
}

const remarksText = `select m.id, m.case_report_id as "caseReportId", r.version::int as version, m.quote, m.place, m.remark,
    m.status, m.reply, ${who('m.author_id')} as author, m.creation_time as "writtenAt"
  from report_remarks m join case_reports r on r.tenant_id = m.tenant_id and r.id = m.case_report_id
  where m.case_id = $1::uuid and not m.is_deleted order by m.creation_time, m.id`;

const findingsText = `select f.id, f.category, f.severity, f.finding, f.status, f.note,
    ${who('f.raised_by_id')} as "raisedBy", f.returned_at as "returnedAt"
  from report_correction f where f.case_id = $1::uuid and not f.is_deleted
    and ($2 or f.returned_at is not null) order by f.creation_time, f.id`;

const deliveriesText = `select d.id, d.case_report_id as "caseReportId", d.name, d.email, d.delivery,
    d.sent_at as "sentAt", d.opened_at as "openedAt", d.opened_by as "openedBy"
  from report_deliveries d where d.case_id = $1::uuid and not d.is_deleted
  order by coalesce(d.sent_at, d.opened_at) desc, d.name`;

const signatureText = `select exists (select 1 from report_signatures
  where specialist_id = $1::uuid and picture_id is not null and not is_deleted) as "isThere"`;

/** The specialist reads what was returned to them, the quality assurance everything. */
function findingsOf(tx: Tx, actor: Actor, caseId: string): Promise<Answer['findings'][number][]> {
  const readsAll = can(actor, 'reportCorrection.read');
  if (!readsAll && !can(actor, 'reportRemark.read')) return Promise.resolve([]);
  return tx.query(findingsText, [caseId, readsAll]);
}

export const readReportsHandler = handle(readReports, async ({ tx, actor, input }) => {
  const { record } = await linkedCase(tx, actor, input);
  const isInside = can(actor, 'reportRemark.read');
  const [signature] = await tx.query<{ isThere: boolean }>(signatureText, [
    record.specialistId ?? null,
  ]);
  return {
    isLocked: isReportLocked(record.step),
    hasSignature: signature?.isThere ?? false,
    delivery: isInside ? await companyDelivery(tx, record) : null,
    versions: await versionsOf(tx, actor, record.id),
    remarks: isInside ? await tx.query<Answer['remarks'][number]>(remarksText, [record.id]) : [],
    findings: await findingsOf(tx, actor, record.id),
    deliveries: can(actor, 'reportDelivery.read')
      ? await tx.query<Answer['deliveries'][number]>(deliveriesText, [record.id])
      : [],
  };
});

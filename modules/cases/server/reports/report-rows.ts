import type { Tx } from '#kernel/server';
import { openReviews } from '../../domain/index.ts';
import type { CaseRecord, Delivery, ReportFacts } from '../../domain/index.ts';

const reportsText = `select id, version::int as version, kind, file_id is not null as "hasFile", sent_at as "sentAt"
  from case_reports where case_id = $1::uuid and not is_deleted order by version desc`;

/** The newest first. */
export const reportsOf = (tx: Tx, caseId: string): Promise<ReportFacts[]> =>
  tx.query<ReportFacts>(reportsText, [caseId]);

const findingsText = `select id from report_correction
  where case_id = $1::uuid and status = any ($2::text[]) and not is_deleted`;

export async function openFindingsOf(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(findingsText, [caseId, openReviews]);
  return rows.map(({ id }) => id);
}

const deliveryText = `select report_delivery as delivery from party_companies where id = $1::uuid`;

/** E-055: what the company asks for; null where it says nothing. */
export async function companyDelivery(tx: Tx, record: CaseRecord): Promise<Delivery | null> {
  if (!record.companyId) return null;
  const [row] = await tx.query<{ delivery: Delivery | null }>(deliveryText, [record.companyId]);
  return row?.delivery ?? null;
}

const signedText = `select 1 from report_signatures
  where specialist_id = $1::uuid and picture_id is not null and not is_deleted`;

/** The picture that a final report ends with; none is made up. */
export const hasSignature = async (tx: Tx, specialistId: unknown): Promise<boolean> =>
  typeof specialistId === 'string' && (await tx.query(signedText, [specialistId])).length > 0;

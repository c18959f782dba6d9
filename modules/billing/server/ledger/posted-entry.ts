import { exact, toCents } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { Entry } from '../../domain/index.ts';

const text = `select j.memo, j.source_type as "sourceType", j.source_id as "sourceId",
    p.account_code_id::text as "accountId", p.debit::text as debit, p.credit::text as credit,
    p.company_id::text as "companyId", p.specialist_id::text as "specialistId",
    p.case_id::text as "caseId", p.invoice_id::text as "invoiceId"
  from journals j join postings p on p.journal_id = j.id where j.id = $1::uuid order by p.id`;

type Row = {
  readonly memo: string;
  readonly sourceType: string;
  readonly sourceId: string;
  readonly accountId: string;
  readonly debit: string;
  readonly credit: string;
  readonly companyId: string | null;
  readonly specialistId: string | null;
  readonly caseId: string | null;
  readonly invoiceId: string | null;
};

/** An entry as it was posted, to be reversed. */
export async function postedEntry(
  tx: Tx,
  journalId: string,
): Promise<Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>> {
  const rows = await tx.query<Row>(text, [journalId]);
  const [first] = rows;
  if (!first) throw new Error(`No journal ${journalId}`);
  return {
    id: journalId,
    memo: first.memo,
    source: { type: first.sourceType, id: first.sourceId },
    lines: rows.map(({ accountId, debit, credit, companyId, specialistId, caseId, invoiceId }) => ({
      accountId,
      amount: toCents(exact(debit).minus(credit)),
      companyId,
      specialistId,
      caseId,
      invoiceId,
    })),
  };
}

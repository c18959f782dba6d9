import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';

type CaseRow = { readonly companyId: string | null };

const text = `select company_id::text as "companyId" from cases where id = $1::uuid and not is_deleted`;

/** D6: a case that the caller may not see is an unknown one. */
export async function linkedCaseRow(tx: Tx, caseId: string): Promise<CaseRow> {
  const [row] = await tx.query<CaseRow>(text, [caseId]);
  if (!row) throw new Refused('unknownReference', { field: 'caseId' });
  return row;
}

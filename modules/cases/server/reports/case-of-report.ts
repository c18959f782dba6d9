import type { Tx } from '#kernel/server';
import { caseTypeOf } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import type { LinkedCase } from '../engine/index.ts';

const typeText = 'select case_type as "caseType" from cases where id = $1::uuid and not is_deleted';

/** The case of a report, as the server sees it. Whoever calls has checked the right to the report. */
export async function caseOfReport(tx: Tx, caseId: string): Promise<LinkedCase> {
  const [row] = await tx.query<{ caseType: string }>(typeText, [caseId]);
  const type = row && caseTypeOf(row.caseType);
  const record = type && (await storedCase(tx, type, caseId));
  if (!type || !record) throw new Error('The case of a report does not exist');
  return { type, record };
}

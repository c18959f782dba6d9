import type { Tx } from '#kernel/server';
import type { CaseRecord, Recipient } from '../../domain/index.ts';

const managersText = `select id as "caseManagerId", full_name as name, email
  from party_case_managers where id = any ($1::uuid[])`;

/** The booking CM first, then the others; nobody twice. */
export async function caseManagersOf(tx: Tx, record: CaseRecord): Promise<Recipient[]> {
  const others = Array.isArray(record.otherCmIds) ? (record.otherCmIds as string[]) : [];
  const ids = [...new Set([record.bookingCmId, ...others])].filter(
    (id): id is string => typeof id === 'string',
  );
  const rows = await tx.query<Recipient>(managersText, [ids]);
  return ids.flatMap((id) => rows.find(({ caseManagerId }) => caseManagerId === id) ?? []);
}

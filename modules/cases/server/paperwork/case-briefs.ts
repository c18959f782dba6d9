import type { Tx } from '#kernel/server';
import type { BriefFacts } from '../../domain/index.ts';

const text = `select id, part::int as part, file_id as "fileId", coalesce(source_file_ids, '[]') as "sourceFileIds",
    to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt"
  from case_briefs where case_id = $1::uuid and not is_deleted order by part`;

export const briefsOf = (tx: Tx, caseId: string): Promise<BriefFacts[]> =>
  tx.query<BriefFacts>(text, [caseId]);

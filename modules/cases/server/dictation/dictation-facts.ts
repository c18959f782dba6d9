import type { Services, Tx } from '#kernel/server';
import type { CaseRecord, CaseType, DictationFacts } from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';

const text = `select
    (select count(*)::int from case_dictations d where d.case_id = $1::uuid and not d.is_deleted) as count,
    (select titled_name from party_specialists where id = $2::uuid) as "specialistName",
    r.due_date::text as "dueDate", r.typist_id as "typistId", r.note
  from (select 1) one
  left join case_dictation_reports r on r.case_id = $1::uuid and not r.is_deleted`;

type Row = { count: number; specialistName: string | null } & DictationFacts['plan'];

export async function dictationFacts(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
): Promise<DictationFacts> {
  const [row] = await tx.query<Row>(text, [record.id, record.specialistId ?? null]);
  const {
    count = 0,
    specialistName = null,
    dueDate = null,
    typistId = null,
    note = null,
  } = row ?? {};
  return {
    move: await moveFacts(tx, services, type, record),
    count,
    specialistName,
    plan: { dueDate, typistId, note },
  };
}

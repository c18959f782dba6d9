import type { Tx } from '#kernel/server';
import { pic7Step } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { personsInCharge } from '../engine/index.ts';

export type Person = { readonly id: string; readonly name: string };

export type DictationSection = {
  readonly dueDate: string | null;
  readonly typist: Person | null;
  readonly note: string | null;
  readonly picUser: Person | null;
};

const planText = `select r.due_date::text as "dueDate", r.note, r.typist_id as "typistId"
  from case_dictation_reports r where r.case_id = $1::uuid and not r.is_deleted`;

const namesText = `select id, name from accounts where id = any ($1::uuid[])`;

/** The section of the case: what was planned, and who is in charge of typing (G-118). */
export async function dictationSection(tx: Tx, record: CaseRecord): Promise<DictationSection> {
  const [plan] = await tx.query<{
    dueDate: string | null;
    note: string | null;
    typistId: string | null;
  }>(planText, [record.id]);
  const picId = (await personsInCharge(tx, record))[pic7Step] ?? null;
  const people = await tx.query<Person>(namesText, [
    [picId, plan?.typistId].filter((id) => typeof id === 'string'),
  ]);
  const named = (id: string | null | undefined) => people.find((one) => one.id === id) ?? null;
  return {
    dueDate: plan?.dueDate ?? null,
    typist: named(plan?.typistId),
    note: plan?.note ?? null,
    picUser: named(picId),
  };
}

export type DictationItem = {
  readonly id: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly seconds: number | null;
  readonly status: string;
  readonly note: string | null;
  readonly recordedBy: string | null;
  readonly receivedAt: string;
  readonly job: {
    readonly id: string;
    readonly status: string;
    readonly dueOn: string;
    readonly typist: Person | null;
    readonly returnReason: string | null;
    readonly reportFileId: string | null;
    readonly reportName: string | null;
  } | null;
};

const itemsText = `select d.id, d.file_id as "fileId", d.file_name as "fileName", d.seconds::float8 as seconds,
    d.status, d.note, d.recorded_by as "recordedBy", d.creation_time as "receivedAt",
    case when j.id is not null then json_build_object('id', j.id, 'status', j.status, 'dueOn', j.due_on,
      'typist', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
      'returnReason', j.return_reason, 'reportFileId', j.report_file_id, 'reportName', j.report_name)
    end as job
  from case_dictations d
  left join typing_jobs j on j.dictation_id = d.id and not j.is_deleted
  left join accounts u on u.id = j.typist_id
  where d.case_id = $1::uuid and not d.is_deleted
  order by d.creation_time, d.id`;

export const dictationItems = (tx: Tx, caseId: string): Promise<DictationItem[]> =>
  tx.query<DictationItem>(itemsText, [caseId]);

import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { checklistStatuses, questionnaireStatusSql, taskChecklist } from '../../domain/index.ts';
import type { ChecklistStatus } from '../../domain/index.ts';

type Questionnaire = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: string;
  readonly claimantName: string | null;
  readonly groupTask: string;
  readonly checkListId: string;
  readonly status: ChecklistStatus;
  readonly complete: number;
  readonly total: number;
  readonly lastAnswerAt: string | null;
};

/** One row for each checklist of each case that the caller sees; the only source of list and counts. */
const sourceOf = (actor: Actor, params: Params): string => `select t.case_id, t.check_list_id,
    min(t.group_task) as group_task, ${questionnaireStatusSql} as status,
    count(*) filter (where t.status <> 'incomplete')::int as complete, count(*)::int as total,
    max(t.answered_at) as last_answer_at
  from task_checklists t
  where ${['not t.is_deleted', ...scopeSql(actor, taskChecklist, 'taskChecklist.list', params)].join(' and ')}
  group by t.case_id, t.check_list_id`;

export async function countQuestionnaires(tx: Tx, actor: Actor) {
  const params = new Params();
  const rows = await tx.query<{ status: ChecklistStatus; count: number }>(
    `select q.status, count(*)::int as count from (${sourceOf(actor, params)}) q
      join cases c on c.id = q.case_id and not c.is_deleted group by q.status`,
    params.values,
  );
  const items = Object.entries(checklistStatuses).map(([status, statusName]) => ({
    status: status as ChecklistStatus,
    statusName,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
  return { items, totalCount: items.length };
}

type Asked = {
  readonly status: ChecklistStatus | null;
  readonly skip: number;
  readonly take: number;
};

export async function readQuestionnaires(tx: Tx, actor: Actor, { status, skip, take }: Asked) {
  const params = new Params();
  const source = sourceOf(actor, params);
  const only = status ? `where q.status = ${params.add(status)}` : '';
  const from = `from (${source}) q join cases c on c.id = q.case_id and not c.is_deleted ${only}`;
  const [page, count] = await tx.batch([
    {
      text: `select q.case_id as "caseId", c.case_no as "caseNo", c.case_type as "caseType",
          c.claimant_name as "claimantName", q.group_task as "groupTask",
          q.check_list_id as "checkListId", q.status, q.complete, q.total,
          q.last_answer_at as "lastAnswerAt" ${from}
        order by c.case_no desc, q.group_task, q.check_list_id limit ${take} offset ${skip}`,
      values: params.values,
      reads: true,
    },
    { text: `select count(*)::int as total ${from}`, values: params.values, reads: true },
  ]);
  return {
    items: (page?.rows ?? []) as Questionnaire[],
    totalCount: Number(count?.rows[0]?.total ?? 0),
  };
}

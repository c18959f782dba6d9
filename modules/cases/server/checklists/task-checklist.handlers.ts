import { accept, change, removeAll, scopesFor, validationMessages } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, invalid, readRecord } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  answerTask,
  anyCase,
  countLmqStatus,
  decideAnswer,
  listQuestionnaires,
  listTaskCriterias,
  resetTaskCriterias,
  taskChecklist,
} from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { criteriasForCase, criteriasOf } from './fitting-criterias.ts';
import type { FittingCriteria } from './fitting-criterias.ts';
import { taskOf } from './make-task-checklists.ts';
import { countQuestionnaires, readQuestionnaires } from './questionnaires.ts';

/** The case of any type, with the rights of whoever asks. */
async function caseOf(tx: Tx, actor: Actor, id: string) {
  const { caseType } = JSON.parse(await readRecord(tx, actor, anyCase, id)) as {
    caseType: string;
  };
  return linkedCase(tx, actor, { fromModule: caseType, objectId: id });
}

const existingText = `select id, criteria_id as "criteriaId", group_task as "groupTask"
  from task_checklists where case_id = $1::uuid and not is_deleted`;

type Existing = {
  readonly id: string;
  readonly criteriaId: string;
  readonly groupTask: string;
};

const open = { status: 'incomplete', userId: null, answeredAt: null, note: null } as const;

function reset(caseId: string, wanted: readonly FittingCriteria[], existing: readonly Existing[]) {
  const known = new Map(existing.map((task) => [task.criteriaId, task.id]));
  const ids = new Set(wanted.map(({ id }) => id));
  return accept(
    wanted.map((criteria) => {
      const { id: criteriaId, ...words } = criteria;
      const id = known.get(criteriaId);
      return id ? change(taskChecklist, id, { ...words, ...open }) : taskOf(caseId, criteria);
    }),
    removeAll(
      taskChecklist,
      existing.filter(({ criteriaId }) => !ids.has(criteriaId)).map(({ id }) => id),
    ),
  );
}

export const taskChecklistHandlers: readonly Handler[] = [
  handle(answerTask, ({ record, input, actor, services, commit }) =>
    commit(
      decideAnswer({ id: record.id, note: record.note ?? null }, input, {
        userId: actor.userId,
        now: services.now().toISOString(),
      }),
    ),
  ),

  handle(listTaskCriterias, async ({ tx, actor, input }) => {
    const { objectId, checkListId } = input;
    // What the practice checks is shown to its customers by the case that is theirs.
    if (!objectId && scopesFor(actor, listTaskCriterias.ability) !== null) {
      throw invalid([{ message: validationMessages.required, members: ['objectId'] }]);
    }
    const found = objectId ? await caseOf(tx, actor, objectId) : null;
    const all = found
      ? await criteriasForCase(tx, found.type, found.record)
      : await criteriasOf(tx, checkListId ?? null);
    const items = checkListId ? all.filter((one) => one.checkListId === checkListId) : all;
    return { items, totalCount: items.length };
  }),

  handle(resetTaskCriterias, async ({ tx, actor, input, write }) => {
    const { type, record } = await caseOf(tx, actor, input.objectId);
    const isMeant = ({ groupTask }: { readonly groupTask: string }) =>
      !input.groupTask || groupTask === input.groupTask;
    const wanted = (await criteriasForCase(tx, type, record)).filter(isMeant);
    const existing = await tx.query<Existing>(existingText, [record.id]);
    await write(reset(record.id, wanted, existing.filter(isMeant)));
    return { count: wanted.length };
  }),

  handle(countLmqStatus, ({ tx, actor }) => countQuestionnaires(tx, actor)),

  handle(listQuestionnaires, ({ tx, actor, input }) =>
    readQuestionnaires(tx, actor, {
      status: input.status ?? null,
      skip: input.skipCount ?? 0,
      take: input.maxResultCount ?? 20,
    }),
  ),
];

import {
  accept,
  change,
  choice,
  defineAction,
  listOf,
  longText,
  lookup,
  number,
  oneOf,
  record,
  text,
} from '#kernel/domain';
import type { Decision, InputOf, Instant } from '#kernel/domain';
import { caseTeam, office, settingsStaff } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { checkList } from './check-list.resource.ts';
import { checklistStatuses, taskChecklist } from './task-checklist.resource.ts';

/** C-229. */
export const answerTask = defineAction({
  name: 'answer',
  on: taskChecklist,
  label: 'Save',
  route: 'PUT /app/task-checklists/{id}',
  roles: office,
  input: {
    status: choice('Status', checklistStatuses, { required: true }),
    note: longText('Note', { max: 1000 }),
  },
  answer: record(taskChecklist),
});

/** What is open again was answered by nobody. */
export function decideAnswer(
  task: { readonly id: string; readonly note: string | null },
  { status, note }: InputOf<typeof answerTask>,
  by: { readonly userId: string; readonly now: Instant },
): Decision {
  const isOpen = status === 'incomplete';
  return accept(
    change(taskChecklist, task.id, {
      status,
      note: note === undefined ? task.note : note,
      userId: isOpen ? null : by.userId,
      answeredAt: isOpen ? null : by.now,
    }),
  );
}

/** C-230: the criterias that fit a case, or those of a checklist. */
export const listTaskCriterias = defineAction({
  name: 'listCriterias',
  on: taskChecklist,
  label: 'Criteria',
  route: 'GET /app/task-checklists/criterias',
  roles: caseTeam,
  input: {
    objectId: lookup('Case', anyCase.name),
    checkListId: lookup('Checklist', checkList.name),
  },
  answer: listOf({
    id: 'id',
    checkListId: 'id',
    groupTask: 'text',
    itemIndex: 'number',
    name: 'text',
    description: 'text?',
    isRequired: 'flag',
    caseStatus: 'text?',
  }),
});

/** C-231, B-254: the rows of a case as the checklists are now, all of them open. */
export const resetTaskCriterias = defineAction({
  name: 'resetCriterias',
  on: taskChecklist,
  label: 'Reset checklists',
  route: 'PUT /app/task-checklists/reset-criterias',
  roles: settingsStaff,
  input: {
    objectId: lookup('Case', anyCase.name, { required: true }),
    groupTask: text('Group', { max: 200, hint: 'Left empty, every checklist of the case.' }),
  },
  answer: { count: 'number' },
});

/** C-228, G-074: by the status of whole checklists; equal to the lists of `listQuestionnaires`. */
export const countLmqStatus = defineAction({
  name: 'countLmqStatus',
  on: taskChecklist,
  label: 'LMQ by status',
  route: 'GET /app/task-checklists/countLmqStatus',
  roles: caseTeam,
  input: {},
  answer: listOf({ status: oneOf(checklistStatuses), statusName: 'text', count: 'number' }),
});

export const listQuestionnaires = defineAction({
  name: 'listQuestionnaires',
  on: taskChecklist,
  label: 'LMQ',
  route: 'GET /app/task-checklists/questionnaires',
  roles: caseTeam,
  input: {
    status: choice('Status', checklistStatuses),
    skipCount: number('Skip', { min: 0 }),
    maxResultCount: number('At most', { min: 1, max: 100 }),
  },
  answer: listOf({
    caseId: 'id',
    caseNo: 'text',
    caseType: 'text',
    claimantName: 'text?',
    groupTask: 'text',
    checkListId: 'id',
    status: oneOf(checklistStatuses),
    complete: 'number',
    total: 'number',
    lastAnswerAt: 'instant?',
  }),
});

export const taskChecklistActions = [
  answerTask,
  listTaskCriterias,
  resetTaskCriterias,
  countLmqStatus,
  listQuestionnaires,
] as const;

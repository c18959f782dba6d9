import {
  choice,
  dateTime,
  defineResource,
  flag,
  longText,
  lookup,
  number,
  text,
} from '#kernel/domain';
import type { Tones } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { checkList } from './check-list.resource.ts';
import { checklistCriteria } from './checklist-criteria.resource.ts';

/** E-076. */
export const checklistStatuses = {
  incomplete: 'Incomplete',
  complete: 'Complete',
  notRequired: 'Not Required',
} as const;

export type ChecklistStatus = keyof typeof checklistStatuses;

export const checklistTones: Tones<typeof checklistStatuses> = {
  incomplete: 'warning',
  complete: 'success',
  notRequired: 'neutral',
};

const kept = { readOnly: true } as const;

/** D-047, C-227, G-129: one criterion of a checklist on one case, with what came of it. */
export const taskChecklist = defineResource({
  name: 'taskChecklist',
  segment: 'task-checklists',
  label: ['Task', 'Tasks'],
  title: '{groupTask}: {name}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { ...kept, required: true }),
    checkListId: lookup('Checklist', checkList.name, { ...kept, required: true }),
    criteriaId: lookup('Criterion', checklistCriteria.name, { ...kept, required: true }),
    /** The name of the checklist when the row was made. */
    groupTask: text('Group', { ...kept, required: true, searchable: true, max: 200 }),
    itemIndex: number('Order', { ...kept, required: true, min: 1, max: 1000 }),
    name: text('Criterion', { ...kept, required: true, searchable: true, max: 300 }),
    description: longText('How to check it', kept),
    isRequired: flag('Required', kept),
    caseStatus: text('Applies at status', { ...kept, max: 100 }),
    status: choice('Status', checklistStatuses, {
      ...kept,
      required: true,
      default: 'incomplete',
      tones: checklistTones,
    }),
    userId: lookup('Answered by', 'user', kept),
    answeredAt: dateTime('Answered', kept),
    note: longText('Note', { ...kept, max: 1000 }),
    companyId: lookup('Company', 'company', {
      history: false,
      computedBy: ['fill_task_company', 'keep_task_company'],
    }),
  },
  unique: [['caseId', 'criteriaId']],

  verbs: { list: caseTeam, read: caseTeam },
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds' } },

  list: {
    columns: [
      'groupTask',
      'itemIndex',
      'name',
      'isRequired',
      'status',
      'userId',
      'answeredAt',
      'note',
    ],
    sort: 'groupTask, itemIndex',
  },
  filters: ['caseId', 'groupTask', 'userId', 'status', 'checkListId', 'isRequired'],
  /** The spelling of the wire. */
  params: { objectId: { field: 'caseId' } },
  detail: { Task: ['groupTask', 'name', 'isRequired', 'status', 'userId', 'answeredAt', 'note'] },
});

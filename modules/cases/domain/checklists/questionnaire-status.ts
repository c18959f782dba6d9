import type { ChecklistStatus } from './task-checklist.resource.ts';

type Item = { readonly status: string; readonly isRequired: boolean };

/**
 * G-074: where a whole checklist of a case stands. `questionnaireStatusSql` says the same to the
 * database; `task-checklists.api.test.ts` holds the two together.
 */
export function questionnaireStatus(items: readonly Item[]): ChecklistStatus {
  if (items.every(({ status }) => status === 'notRequired')) return 'notRequired';
  const isOpen = items.some(({ status, isRequired }) => isRequired && status === 'incomplete');
  const isTouched = items.some(({ status }) => status === 'complete');
  return isOpen || !isTouched ? 'incomplete' : 'complete';
}

export const questionnaireStatusSql = `case when bool_and(status = 'notRequired') then 'notRequired'
  when bool_or(is_required and status = 'incomplete') or not bool_or(status = 'complete') then 'incomplete'
  else 'complete' end`;

import { defineAction, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { checkList } from './check-list.resource.ts';

/** C-232. */
export const copyChecklist = defineAction({
  name: 'copy',
  on: checkList,
  label: 'Copy',
  route: 'POST /app/checklists/{id}/copy',
  roles: settingsStaff,
  input: { name: text('Name of the copy', { max: 200, hint: 'Left empty, "(copy)" is added.' }) },
  answer: { id: 'id', name: 'text' },
});

/** C-233: standard lists get their words and criterias back; own lists stay as they are. */
export const resetChecklists = defineAction({
  name: 'resetToDefault',
  on: checkList,
  label: 'Reset to default',
  route: 'DELETE /app/checklists/resetToDefault',
  roles: settingsStaff,
  input: {},
  answer: 'nothing',
});

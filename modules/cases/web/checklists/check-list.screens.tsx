import { ActionButton, screensFor } from '#kernel/web';
import { checkList, copyChecklist } from '../../domain/index.ts';
import { ResetChecklists } from './reset-checklists.tsx';

export const checkListScreens = screensFor(checkList, {
  listActions: ResetChecklists,
  actions: ({ record }) => (
    <ActionButton action={copyChecklist} record={record} done="The checklist was copied." />
  ),
  rowActions: () => [copyChecklist],
});

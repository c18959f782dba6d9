import { ActionButton, screensFor } from '#kernel/web';
import { imsApproval, moveImsApproval, nextApprovalStates } from '../domain/index.ts';

export const imsApprovalScreens = screensFor(imsApproval, {
  actions: ({ record }) =>
    nextApprovalStates[record.status].length > 0 && (
      <ActionButton action={moveImsApproval} record={record} />
    ),
  rowActions: ({ record }) => (nextApprovalStates[record.status].length ? [moveImsApproval] : []),
});

import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export { notePanelsOn } from './notes/note-panels.tsx';
export { ActionsHost } from './action-required/actions-host.tsx';
export { useOwnActions } from './action-required/use-actions.ts';
export { whenQuery } from './action-required/when-filter.ts';

/** Parts of pages that a later module puts together. */
const actionRow = () => import('./action-required/action-row.tsx');
export const ActionRow = lazy(async () => ({ default: (await actionRow()).ActionRow }));
/** For a page that knows it will show some: the part comes while the records are asked for. */
export const fetchActionRow = (): void => void actionRow();
export const ActionsOfRecord = lazy(async () => ({
  default: (await import('./action-required/actions-of-record.tsx')).ActionsOfRecord,
}));
export const AddAction = lazy(async () => ({
  default: (await import('./action-required/add-action.tsx')).AddAction,
}));

export const correspondenceWeb: WebModule = {
  screens: {
    actionRequired: async () =>
      (await import('./action-required/action-required.screens.tsx')).actionRequiredScreens,
    emailTracking: async () => (await import('./email-tracking.screens.tsx')).emailTrackingScreens,
  },
};

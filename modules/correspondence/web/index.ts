import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export { ActionsHost } from './action-required/actions-host.tsx';
export { useOwnActions } from './action-required/use-actions.ts';
export { whenQuery } from './action-required/when-filter.ts';

/** Parts of pages that a module below puts together. */
export const ActionRow = lazy(async () => ({
  default: (await import('./action-required/action-row.tsx')).ActionRow,
}));
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

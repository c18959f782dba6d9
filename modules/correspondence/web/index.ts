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

/** On the pages of records: what was written about them, and the next message. */
export const EmailsOfRecord = lazy(async () => ({
  default: (await import('./tracking/emails-of-record.tsx')).EmailsOfRecord,
}));
export const EmailButton = lazy(async () => ({
  default: (await import('./send/email-button.tsx')).EmailButton,
}));
export const SmsButton = lazy(async () => ({
  default: (await import('./sms/sms-button.tsx')).SmsButton,
}));

export const correspondenceWeb: WebModule = {
  pages: { '/view/emails-sending-report': lazy(() => import('./tracking/sending-report.tsx')) },
  screens: {
    actionRequired: async () =>
      (await import('./action-required/action-required.screens.tsx')).actionRequiredScreens,
    emailTracking: async () =>
      (await import('./tracking/email-tracking.screens.tsx')).emailTrackingScreens,
    incomingMail: async () =>
      (await import('./incoming/incoming-mail.screens.tsx')).incomingMailScreens,
    smsMessage: async () => (await import('./sms/sms.screens.tsx')).smsScreens,
  },
};

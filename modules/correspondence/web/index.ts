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

/** The words of a template or of a mail; for whoever else lets people write. */
export const TemplateEditor = lazy(async () => ({
  default: (await import('./templates/editor/template-editor.tsx')).TemplateEditor,
}));

const write = () => import('./templates/write-button.tsx');
const ability = 'adHocTemplate.send';

export const correspondenceWeb: WebModule = {
  pages: {
    '/view/emails-sending-report': lazy(() => import('./tracking/sending-report.tsx')),
    '/view/mail-templates/detail/{id}': lazy(() => import('./templates/template-detail.tsx')),
  },
  actions: [
    {
      on: 'client',
      ability,
      action: lazy(async () => ({ default: (await write()).WriteAboutClient })),
    },
    {
      on: 'company',
      ability,
      action: lazy(async () => ({ default: (await write()).WriteAboutCompany })),
    },
    {
      on: 'caseManager',
      ability,
      action: lazy(async () => ({ default: (await write()).WriteAboutCaseManager })),
    },
    {
      on: 'specialist',
      ability,
      action: lazy(async () => ({ default: (await write()).WriteAboutSpecialist })),
    },
    {
      on: 'appointment',
      ability,
      action: lazy(async () => ({ default: (await write()).WriteAboutAppointment })),
    },
  ],
  screens: {
    actionRequired: async () =>
      (await import('./action-required/action-required.screens.tsx')).actionRequiredScreens,
    mailTemplate: async () =>
      (await import('./templates/mail-template.screens.tsx')).mailTemplateScreens,
    emailTracking: async () =>
      (await import('./tracking/email-tracking.screens.tsx')).emailTrackingScreens,
    incomingMail: async () =>
      (await import('./incoming/incoming-mail.screens.tsx')).incomingMailScreens,
    smsMessage: async () => (await import('./sms/sms.screens.tsx')).smsScreens,
  },
};

import type { StoredRecord, WebModule } from '#kernel/web';
import { createElement, lazy } from 'react';
import { secondPersonName, sendEmail } from '../domain/index.ts';

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

export const NotesOfRecord = lazy(async () => ({
  default: (await import('./notes/notes-of-record.tsx')).NotesOfRecord,
}));
export const TimelineOfRecord = lazy(async () => ({
  default: (await import('./notes/timeline-of-record.tsx')).TimelineOfRecord,
}));

/** On the pages of records: what was written about them, and the next message. */
export const EmailsOfRecord = lazy(async () => ({
  default: (await import('./tracking/emails-of-record.tsx')).EmailsOfRecord,
}));
export const RemindersOfRecord = lazy(async () => ({
  default: (await import('./reminders/reminders-of-record.tsx')).RemindersOfRecord,
}));
export const EmailButton = lazy(async () => ({
  default: (await import('./send/email-button.tsx')).EmailButton,
}));

/** The words of a template or of a mail; for whoever else lets people write. */
export const TemplateEditor = lazy(async () => ({
  default: (await import('./templates/editor/template-editor.tsx')).TemplateEditor,
}));

/** Records whose people are written to. */
const writtenAbout = [
  ...['client', 'company', 'caseManager', 'specialist', 'appointment'],
  ...['invoice', 'loanFunding', 'repaymentInvoice'],
];
/** For the page of a record that has buttons of its own. */
export const WriteMenu = lazy(async () => ({
  default: (await import('./write-menu.tsx')).WriteMenu,
}));

const TriedMails = lazy(() => import('./send/tried-mails.tsx'));

export const correspondenceWeb: WebModule = {
  dryRun: TriedMails,
  choices: {
    [secondPersonName]: async () =>
      (await import('./approvals/second-person-dialog.tsx')).SecondPersonDialog,
  },
  pages: {
    '/view/emails-sending-report': lazy(() => import('./tracking/sending-report.tsx')),
    '/view/reminders': lazy(() => import('./reminders/reminders-page.tsx')),
    '/view/mail-templates/detail/{id}': lazy(() => import('./templates/template-detail.tsx')),
  },
  actions: writtenAbout.map((resource) => ({
    on: resource,
    ability: sendEmail.ability,
    action: ({ record }: { record: StoredRecord }) =>
      createElement(WriteMenu, { resource, record }),
  })),
  screens: {
    actionRequired: async () =>
      (await import('./action-required/action-required.screens.tsx')).actionRequiredScreens,
    approvalRequest: async () =>
      (await import('./approvals/approval-request.screens.tsx')).approvalRequestScreens,
    mailTemplate: async () =>
      (await import('./templates/mail-template.screens.tsx')).mailTemplateScreens,
    emailTracking: async () =>
      (await import('./tracking/email-tracking.screens.tsx')).emailTrackingScreens,
    incomingMail: async () =>
      (await import('./incoming/incoming-mail.screens.tsx')).incomingMailScreens,
    smsMessage: async () => (await import('./sms/sms.screens.tsx')).smsScreens,
  },
};

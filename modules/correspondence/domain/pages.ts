import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { remindersPage } from './reminders/index.ts';
import { templateKeepers } from './templates/index.ts';

export const correspondencePages: readonly Page[] = [
  definePage({
    row: 'R-041',
    path: '/view/emails-sending-report',
    title: 'Emails Sending Report',
    roles: settingsStaff,
  }),
  definePage({ path: remindersPage, title: 'Reminder Overview', roles: settingsStaff }),
  definePage({
    row: 'R-188',
    path: '/view/mail-templates/detail/{id}',
    title: 'Mail Template',
    roles: templateKeepers,
  }),
];

import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const correspondencePages: readonly Page[] = [
  definePage({
    row: 'R-041',
    path: '/view/emails-sending-report',
    title: 'Emails Sending Report',
    roles: settingsStaff,
  }),
];

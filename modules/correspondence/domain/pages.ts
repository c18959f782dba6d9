import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const correspondencePages: readonly Page[] = [
  definePage({
    row: 'R-021',
    path: '/view/ad-hoc',
    title: 'Ad Hoc Templates',
    roles: settingsStaff,
    features: ['AdHocTemplate'],
  }),
  definePage({
    row: 'R-041',
    path: '/view/emails-sending-report',
    title: 'Emails Sending Report',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-186',
    segment: 'mail-templates',
    label: 'Mail Template',
    roles: ['TENANT_ADMIN', ...settingsStaff],
    only: ['list', 'detail'],
  }),
];

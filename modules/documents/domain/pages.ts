import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { adminOrStaff, caseTeam, settingsStaff } from '#platform/domain';

export const documentsPages: readonly Page[] = [
  definePage({
    row: 'R-014',
    path: '/view/docs-search',
    title: 'Document Search',
    roles: caseTeam,
  }),
  definePage({
    row: 'R-015',
    path: '/view/documents-search',
    title: 'Document Search',
    roles: caseTeam,
  }),
  definePage({ row: 'R-054', path: '/view/document', title: 'Document', kind: 'anonymous' }),
  definePage({
    row: 'R-059',
    path: '/view/onetimeaccess',
    title: 'One-Time Access',
    kind: 'anonymous',
  }),
  ...segmentPages({
    row: 'R-219',
    segment: 'attachment-types',
    label: 'Attachment Type',
    roles: settingsStaff,
  }),
  ...segmentPages({
    row: 'R-243',
    segment: 'document-types',
    label: 'Document Type',
    roles: adminOrStaff,
  }),
];

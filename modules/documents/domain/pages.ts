import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { letterheadKeepers } from './letterhead/letterhead.resource.ts';

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
  definePage({ path: '/view/letterhead', title: 'Letterhead', roles: letterheadKeepers }),
  /** No roles: the record that the letter is about decides who may read it. */
  definePage({ path: '/view/letter-print', title: 'Letter', kind: 'print' }),
  definePage({ path: '/view/sign', title: 'Sign a document', kind: 'anonymous' }),
];

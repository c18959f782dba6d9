import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';

const profiles: readonly Page[] = [
  definePage({
    row: 'R-008',
    path: '/view/dr-account',
    title: 'Doctor Profile',
    roles: ['SPECIALIST'],
  }),
  definePage({
    row: 'R-009',
    path: '/view/cm-profile',
    title: 'Case Manager Profile',
    roles: ['CASE_MANAGER'],
  }),
  definePage({
    row: 'R-010',
    path: '/view/contractor-detail',
    title: 'My Details',
    roles: ['CONTRACTOR'],
  }),
];

const people: readonly Page[] = [
  definePage({
    row: 'R-284',
    path: '/view/specialist/template',
    title: 'Specialist Agreement',
    kind: 'print',
  }),
];

export const partiesPages: readonly Page[] = [...profiles, ...people];

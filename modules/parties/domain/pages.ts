import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

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

const relations: readonly Page[] = [
  definePage({
    row: 'R-032',
    path: '/view/inquiry-centre',
    title: 'Inquiry Centre',
    roles: office,
    features: ['InquiryCentre'],
  }),
  definePage({
    row: 'R-036',
    path: '/view/relationship-activities',
    title: 'Relationship Activities',
    roles: office,
  }),
  ...segmentPages({
    row: 'R-171',
    segment: 'marketing-campaigns',
    label: 'Marketing Campaign',
    roles: settingsStaff,
    features: ['MarketingCampaign'],
  }),
  ...segmentPages({
    row: 'R-177',
    segment: 'sale-targets',
    label: 'Sale Target',
    roles: settingsStaff,
    only: ['list'],
  }),
];

export const partiesPages: readonly Page[] = [...profiles, ...people, ...relations];

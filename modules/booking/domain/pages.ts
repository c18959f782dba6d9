import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist, settingsStaff } from '#platform/domain';

/** B-106: telehealth includes the tenant admin. */
const telehealthOffice = ['TENANT_ADMIN', ...settingsStaff] as const;
const telehealth = [...telehealthOffice, 'SPECIALIST'] as const;

const sessions: readonly Page[] = [
  definePage({
    row: 'R-018',
    path: '/view/calendar',
    title: 'Clinic Calendar',
    roles: caseTeamAndSpecialist,
  }),
  definePage({
    row: 'R-019',
    path: '/view/ndis-calendar',
    title: 'NDIS Calendar',
    roles: settingsStaff,
    features: ['MarketingCampaign'],
  }),
  definePage({
    row: 'R-033',
    path: '/view/smart-search',
    title: 'Session and Specialist Search',
    roles: caseTeam,
  }),
  definePage({
    row: 'R-270',
    path: '/view/daysheet-print',
    title: 'Booking Daysheet',
    kind: 'print',
    roles: [...settingsStaff, 'SPECIALIST', 'CASE_MANAGER'],
  }),
];

/** G-034, G-048, G-064: on the anonymous pages the token decides. */
const video: readonly Page[] = [
  definePage({
    row: 'R-028',
    path: '/view/video-session',
    title: 'Video Sessions',
    roles: telehealth,
  }),
  definePage({
    row: 'R-029',
    path: '/view/video-session-detail',
    title: 'Video Session',
    roles: telehealth,
  }),
  definePage({
    row: 'R-030',
    path: '/view/meeting-list-for-case',
    title: 'Meetings of the Case',
    roles: caseTeamAndSpecialist,
  }),
  ...segmentPages({
    row: 'R-252',
    segment: 'video-meeting',
    label: 'Video Meeting',
    roles: telehealth,
    addRoles: telehealthOffice,
  }),
  definePage({ row: 'R-031', path: '/video-meeting', title: 'Video Meeting', kind: 'anonymous' }),
  definePage({
    row: 'R-053',
    path: '/view/dyte-meeting-demo',
    title: 'Video Meeting Demo',
    kind: 'anonymous',
  }),
  definePage({ row: 'R-280', path: '/view/video-old', title: 'Video Meeting', kind: 'anonymous' }),
];

/** Where a case manager chooses one of the offered slots; the token decides. */
const offers: readonly Page[] = [
  definePage({ path: '/offer/{token}', title: 'Choose a time', kind: 'anonymous' }),
];

export const bookingPages: readonly Page[] = [...sessions, ...video, ...offers];

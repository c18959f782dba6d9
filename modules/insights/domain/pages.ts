import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeamAndSpecialist, office } from '#platform/domain';

const screens: readonly Page[] = [
  definePage({ row: 'R-002', path: '/view/dashboard', title: 'Dashboard' }),
  definePage({
    row: 'R-013',
    path: '/view/universal-search',
    title: 'Combined Task Search',
    roles: caseTeamAndSpecialist,
  }),
];

const reports: readonly (readonly [row: string, key: string, title: string])[] = [
  ['R-066', 'service-analysis', 'Service Analysis'],
  ['R-067', 'service-revenue', 'Service Revenue'],
  ['R-068', 'service-revenue-master', 'Service Revenue Master'],
  ['R-069', 'service-revenue-forecast', 'Service Revenue Forecast'],
  ['R-070', 'correspondence', 'Correspondence'],
  ['R-071', 'client-and-case-manager-recruitment', 'Client and Case Manager Recruitment'],
  ['R-072', 'billing-kpi', 'Billing KPI'],
  ['R-073', 'iro-kpi', 'IRO KPI'],
  ['R-074', 'bookings', 'Bookings'],
  ['R-075', 'user-account', 'User Account'],
  ['R-076', 'funding-analysis', 'Funding Analysis'],
  ['R-077', 'disbursement-funding', 'Disbursement Funding'],
  ['R-078', 'specialist-recruitment', 'Specialist Recruitment'],
  ['R-079', 'booking-by-account', 'Booking by Account'],
  ['R-080', 'staff-kpi', 'Staff KPI'],
];

/** B-122, G-102: open only where the tenant's setting lists them. */
export const limitedReports: readonly string[] = ['service-revenue-master', 'iro-kpi', 'staff-kpi'];

const analytics = reports.map(([row, key, title]) =>
  definePage({
    row,
    path: `/view/report/${key}`,
    title,
    kind: 'analytics',
    roles: office,
    features: ['PowerBIReport'],
    ...(limitedReports.includes(key) && { setting: `ICS.Reports.Limited:${key}` }),
  }),
);

export const insightsPages: readonly Page[] = [...screens, ...analytics];

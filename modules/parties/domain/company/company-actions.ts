import { choice, defineAction, flag, multiLookup, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { practiceSystems } from './company-catalogues.ts';

/** C-206; the address is spelt as given. */
export const isDuplicateCompanyName = defineAction({
  name: 'isDuplicateName',
  on: 'company',
  route: 'GET /app/companies/isDupplicateName',
  roles: office,
  input: { name: text('Name', { required: true, max: 200 }), id: text('Except', { max: 36 }) },
});

/** C-521: the company of the signed-in case manager. */
export const readOwnCompany = defineAction({
  name: 'myDetail',
  on: 'company',
  label: 'My company',
  route: 'GET /app/companies/myDetail',
  roles: ['CASE_MANAGER'],
  input: {},
});

/** C-169. */
export const companyBookingHistory = defineAction({
  name: 'bookingHistory',
  on: 'company',
  route: 'GET /app/companies/{id}/bookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
});

/** C-207. */
export const companyServiceHistory = defineAction({
  name: 'serviceBookingHistory',
  on: 'company',
  route: 'GET /app/companies/{id}/serviceBookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
});

/** C-204: the whole list is replaced. */
export const setBookingAgents = defineAction({
  name: 'setBookingAgents',
  on: 'company',
  route: 'PUT /app/companies/{id}/booking-agents',
  roles: office,
  features: ['BookingAgent'],
  input: { caseManagerIds: multiLookup('Case managers', 'caseManager') },
});

/** C-199. */
export const readPmsConfig = defineAction({
  name: 'readPmsConfig',
  on: 'company',
  route: 'GET /app/companies/{id}/pms-config',
  roles: office,
  features: ['CompanyPMSConfig'],
  input: {},
});

/** C-200. A secret that is not sent stays as it is. */
export const savePmsConfig = defineAction({
  name: 'savePmsConfig',
  on: 'company',
  label: 'Practice management system',
  route: 'POST /app/companies/{id}/pms-config',
  roles: office,
  features: ['CompanyPMSConfig'],
  input: {
    system: choice('System', practiceSystems, { required: true }),
    companyPMSId: text('Company number in the system', { max: 100 }),
    clientId: text('Client id', { max: 200 }),
    clientSecret: text('Client secret', { max: 500, hint: 'Empty: unchanged. It is never shown.' }),
    isEnabled: flag('Enabled'),
  },
});

/** C-205. Once for each company and month, however often it is asked for. */
export const notifyProviderReport = defineAction({
  name: 'notifyProviderReportMonthly',
  on: 'company',
  label: 'Send monthly provider reports',
  route: 'POST /app/companies/notify-provider-report-monthly',
  roles: office,
  input: {},
});

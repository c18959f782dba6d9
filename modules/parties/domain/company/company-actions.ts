import { defineAction, listOf, record, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { bookingLines } from '../booking-line.ts';
import { company } from './company.resource.ts';

/** C-206; the address is spelt as given. */
export const isDuplicateCompanyName = defineAction({
  name: 'isDuplicateName',
  on: company,
  route: 'GET /app/companies/isDupplicateName',
  roles: office,
  input: { name: text('Name', { required: true, max: 200 }), id: text('Except', { max: 36 }) },
  answer: 'flag',
});

/** C-521: the company of the signed-in case manager. */
export const readOwnCompany = defineAction({
  name: 'myDetail',
  on: company,
  label: 'My company',
  route: 'GET /app/companies/myDetail',
  roles: ['CASE_MANAGER'],
  input: {},
  answer: record(company),
});

/** C-169. */
export const companyBookingHistory = defineAction({
  name: 'bookingHistory',
  on: company,
  route: 'GET /app/companies/{id}/bookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
  answer: bookingLines,
});

/** C-207. */
export const companyServiceHistory = defineAction({
  name: 'serviceBookingHistory',
  on: company,
  route: 'GET /app/companies/{id}/serviceBookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
  answer: listOf({
    serviceType: 'text',
    serviceText: 'text',
    bookings: 'number',
    lastDate: 'text?',
  }),
});

/** C-205. Once for each company and month, however often it is asked for. */
export const notifyProviderReport = defineAction({
  dryRun: true,
  name: 'notifyProviderReportMonthly',
  on: company,
  label: 'Send monthly provider reports',
  route: 'POST /app/companies/notify-provider-report-monthly',
  roles: office,
  input: {},
  answer: { month: 'date', sent: 'number' },
});

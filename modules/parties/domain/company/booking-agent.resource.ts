import { defineResource, lookup } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';

/** B-400, G-131: a case manager of another company who may book for this one. */
export const companyBookingAgent = defineResource({
  name: 'companyBookingAgent',
  segment: 'company-booking-agents',
  label: ['Booking Agent', 'Booking Agents'],
  title: '{caseManagerId}',
  features: ['BookingAgent'],

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    caseManagerId: lookup('Case manager', 'caseManager', { required: true }),
  },
  unique: [['companyId', 'caseManagerId']],
  parent: { field: 'companyId', as: 'booking-agents' },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    delete: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },

  list: { columns: ['caseManagerId', 'creationTime'], sort: 'caseManagerId' },
  filters: ['companyId', 'caseManagerId'],
  detail: { Information: ['caseManagerId'] },
});

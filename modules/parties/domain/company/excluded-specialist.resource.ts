import { date, defineResource, longText, lookup } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';

/** A specialist whom this company refuses. Bookings of the company must not offer them. */
export const companyExcludedSpecialist = defineResource({
  name: 'companyExcludedSpecialist',
  segment: 'company-excluded-specialists',
  label: ['Excluded Specialist', 'Excluded Specialists'],
  title: '{specialistId}',

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    excludedFrom: date('Since'),
    reason: longText('Reason', { required: true, max: 1000 }),
  },
  unique: [['companyId', 'specialistId']],
  parent: { field: 'companyId', as: 'excluded-specialists' },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    update: office,
    delete: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },

  list: { columns: ['specialistId', 'excludedFrom', 'reason'], sort: 'specialistId' },
  filters: ['companyId', 'specialistId'],
  detail: { Information: ['specialistId', 'excludedFrom', 'reason'] },
});

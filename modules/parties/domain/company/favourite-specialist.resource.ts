import { defineResource, lookup, number, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';

/** B-400, C-195, G-131: listed first when somebody books for the company. */
export const companyFavouriteSpecialist = defineResource({
  name: 'companyFavouriteSpecialist',
  segment: 'company-favourite-specialists',
  label: ['Favourite Specialist', 'Favourite Specialists'],
  title: '{specialistId}',

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    place: number('Order', { min: 1, max: 999, default: 1 }),
    note: text('Note', { max: 500 }),
  },
  unique: [['companyId', 'specialistId']],
  parent: { field: 'companyId', as: 'favourite-specialists' },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    update: office,
    delete: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },

  list: { columns: ['place', 'specialistId', 'note'], sort: 'place' },
  filters: ['companyId', 'specialistId'],
  detail: { Information: ['specialistId', 'place', 'note'] },
});

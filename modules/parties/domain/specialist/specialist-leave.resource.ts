import { date, defineResource, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** Days on which the specialist cannot be booked; booking asks for them. */
export const specialistLeave = defineResource({
  name: 'specialistLeave',
  segment: 'specialist-leaves',
  label: ['Leave', 'Leave'],
  title: '{startDate} to {endDate}',
  parent: { field: 'specialistId', as: 'leaves' },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    startDate: date('From', { required: true }),
    endDate: date('To', { required: true }),
    reason: text('Reason', { max: 200 }),
  },
  checks: {
    endNotBeforeStart: {
      field: 'endDate',
      op: '>=',
      than: 'startDate',
      refusal: 'periodEndsBeforeStart',
    },
  },
  verbs: {
    list: [...settingsStaff, 'SPECIALIST'],
    read: [...settingsStaff, 'SPECIALIST'],
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },

  list: { columns: ['startDate', 'endDate', 'reason'], sort: 'startDate' },
  filters: ['specialistId', 'startDate', 'endDate'],
  detail: { Information: ['specialistId', 'startDate', 'endDate', 'reason'] },
});

import { defineResource, lookup, number } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** G-029: which reports the specialist writes, and in how many days. Saved as a whole (C-218). */
export const specialistReportType = defineResource({
  name: 'specialistReportType',
  segment: 'specialist-report-types',
  label: ['Report type', 'Report types'],
  title: '{turnaroundDays} days',
  parent: { field: 'specialistId', as: 'report-types' },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    reportTypeId: lookup('Report type', 'lookupConfig', {
      required: true,
      where: { type: 'typeOfReport' },
    }),
    turnaroundDays: number('Turnaround in days', { required: true, min: 1, max: 365 }),
  },
  unique: [['specialistId', 'reportTypeId']],
  verbs: { list: settingsStaff, read: settingsStaff },

  list: { columns: ['reportTypeId', 'turnaroundDays'], sort: 'turnaroundDays' },
  filters: ['specialistId'],
  detail: { Information: ['specialistId', 'reportTypeId', 'turnaroundDays'] },
});

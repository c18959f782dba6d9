import { choice, defineResource, file, flag, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { caseTypeNames } from '../engine/case-choices.ts';

/** A .docx with {{variables}} that a report of a type begins with; that of a specialist goes first. */
export const reportTemplate = defineResource({
  name: 'reportTemplate',
  segment: 'report-templates',
  label: ['Report Template', 'Report Templates'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    caseType: choice('Case type', caseTypeNames, { required: true }),
    specialistId: lookup('Specialist', 'specialist', {
      hint: 'Leave it empty for the reports of everybody else.',
    }),
    fileId: file('Document', {
      hint: 'A Word document (.docx). Write variables as {{ client.fullName }}.',
    }),
    isActive: flag('Active', { default: true, tone: 'success' }),
  },
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: { columns: ['name', 'caseType', 'specialistId', 'isActive'], sort: 'name' },
  filters: ['caseType', 'specialistId', 'isActive'],
  detail: { Information: ['name', 'caseType', 'specialistId', 'fileId', 'isActive'] },
});

import { choice, defineResource, flag, longText, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const mailTemplateGroups = {
  account: 'Accounts',
  assessment: 'Assessments',
  report: 'Reports',
  records: 'Medical records',
  billing: 'Billing',
  funding: 'Funding',
  specialist: 'Specialists',
} as const;

/** B-106. */
const keepers = ['TENANT_ADMIN', ...settingsStaff] as const;

/** S-112, D-078: `name` is the key by which the sender asks for it. */
export const mailTemplate = defineResource({
  name: 'mailTemplate',
  segment: 'mail-templates',
  base: 'email-templates',
  label: ['Mail Template', 'Mail Templates'],
  title: '{label}',

  fields: {
    name: text('Key', { required: true, unique: true, searchable: true, max: 100 }),
    label: text('Name', { required: true, searchable: true, max: 200 }),
    category: choice('Group', mailTemplateGroups, { required: true }),
    subject: text('Subject', { required: true, searchable: true, max: 300 }),
    templateContent: longText('Content', { required: true }),
    isActive: flag('Enabled', { default: true }),
  },

  verbs: { list: keepers, read: keepers, enable: keepers, disable: keepers },

  list: { columns: ['label', 'name', 'category', 'subject', 'isActive'], sort: 'label' },
  filters: ['category', 'isActive'],
  detail: {
    Information: ['label', 'name', 'category', 'isActive'],
    Mail: ['subject', 'templateContent'],
  },
});

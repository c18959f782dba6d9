import { choice, defineResource, flag, longText, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { mailTemplateGroups, templateKinds } from './template-groups.ts';

/** B-106. */
export const templateKeepers = ['TENANT_ADMIN', ...settingsStaff] as const;

/**
 * S-112, D-078: `name` is the key by which the sender asks for it. Subject and content are empty while
 * the template has the default words; `readTemplate` answers the words that hold.
 */
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
    kind: choice('Kind', templateKinds, { required: true, default: 'mail' }),
    subject: text('Subject', { max: 300 }),
    templateContent: longText('Content', { max: 200_000 }),
    isEdited: flag('Edited', { tone: 'info' }),
    isActive: flag('Enabled', { default: true }),
  },

  verbs: { list: templateKeepers, enable: templateKeepers, disable: templateKeepers },

  list: {
    columns: ['label', 'category', 'kind', 'isEdited', 'isActive', 'name'],
    sort: 'label',
    empty: 'The templates come with the product.',
  },
  filters: ['category', 'kind', 'isEdited', 'isActive'],
  detail: {
    Information: ['label', 'name', 'category', 'kind', 'isActive', 'isEdited'],
    Words: ['subject', 'templateContent'],
  },
});

import { choice, defineResource, flag, longText, text } from '#kernel/domain';
import { companyTypes } from '#parties/domain';
import { adminOrStaff, serviceTypes, settingsStaff } from '#platform/domain';

/** S-094, D-097, B-254, C-645. */
export const checkList = defineResource({
  name: 'checkList',
  segment: 'check-lists',
  base: 'checklists',
  label: ['Checklist', 'Checklists'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    serviceType: choice('Service type', serviceTypes, { hint: 'Leave empty for every service.' }),
    companyType: choice('Company type', companyTypes, {
      hint: 'Leave empty for every kind of customer.',
    }),
    description: longText('What it is for'),
    isStandard: flag('Standard', { readOnly: true, default: false }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: adminOrStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: ['name', 'serviceType', 'companyType', 'description', 'isStandard', 'isActive'],
    sort: 'name',
  },
  filters: ['serviceType', 'companyType', 'isStandard', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['serviceType'] },
  facts: ['serviceType', 'companyType', 'isStandard'],
  detail: {
    Information: ['name', 'serviceType', 'companyType', 'description', 'isStandard', 'isActive'],
    Criteria: 'panel',
  },
});

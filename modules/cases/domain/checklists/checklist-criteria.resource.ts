import { defineResource, flag, longText, lookup, number, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** D-048, G-129: what must be true before a step is done. */
export const checklistCriteria = defineResource({
  name: 'checklistCriteria',
  segment: 'checklist-criterias',
  label: ['Criterion', 'Criteria'],
  title: '{name}',
  parent: { field: 'checkListId', as: 'criterias' },

  fields: {
    checkListId: lookup('Checklist', 'checkList', { required: true }),
    itemIndex: number('Order', { required: true, min: 1, max: 1000 }),
    name: text('Criterion', { required: true, searchable: true, max: 300 }),
    description: longText('How to check it'),
    isRequired: flag('Required', { default: true }),
    caseStatus: text('Applies at status', {
      max: 100,
      hint: 'Leave empty when it holds at any status of the case.',
    }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: { columns: ['itemIndex', 'name', 'isRequired', 'caseStatus'], sort: 'itemIndex, name' },
  filters: ['checkListId', 'isRequired'],
  lookup: { text: '{name}', sort: 'itemIndex, name', filters: ['checkListId'] },
  detail: {
    Information: ['checkListId', 'itemIndex', 'name', 'description', 'isRequired', 'caseStatus'],
  },
});

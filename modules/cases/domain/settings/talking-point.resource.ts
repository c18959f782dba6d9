import { choice, defineResource, flag, longText, lookup, number, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const talkingPointAudiences = {
  caseManager: 'Case manager',
  claimant: 'Claimant',
  specialist: 'Specialist',
  provider: 'Service provider',
} as const;

/** S-097, D-112: what the office says on the telephone. */
export const talkingPoint = defineResource({
  name: 'talkingPoint',
  segment: 'talking-point',
  label: ['Talking Point', 'Talking Points'],
  title: '{title}',

  fields: {
    title: text('Title', { required: true, searchable: true, max: 200 }),
    categoryId: lookup('Category', 'talkingPointCategory', { required: true }),
    audience: choice('Said to', talkingPointAudiences, { speaks: true }),
    content: longText('What to say', { required: true, searchable: true }),
    itemIndex: number('Order', { min: 0, max: 1000 }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: ['title', 'categoryId', 'audience', 'content', 'isActive'],
    sort: 'categoryId, itemIndex',
  },
  filters: ['categoryId', 'audience', 'isActive'],
  facts: ['categoryId', 'audience'],
  detail: {
    Information: ['title', 'categoryId', 'audience', 'itemIndex', 'isActive'],
    Words: ['content'],
  },
});

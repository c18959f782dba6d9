import { choice, defineResource, longText, lookup } from '#kernel/domain';
import { picSteps, settingsStaff } from '#platform/domain';

/** S-099, D-114, G-118: who takes a step where the company names nobody. */
export const defaultPic = defineResource({
  name: 'defaultPic',
  segment: 'default-pic',
  label: ['Default PIC', 'Default PIC'],
  title: '{step}',

  fields: {
    step: choice('Step', picSteps, { required: true, unique: true }),
    userId: lookup('Person in charge', 'user', { required: true }),
    note: longText('Note'),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: { columns: ['step', 'userId', 'note'], sort: 'step' },
  filters: ['step', 'userId'],
  facts: ['userId'],
  detail: { Information: ['step', 'userId', 'note'] },
});

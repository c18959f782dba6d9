import { choice, defineResource, flag, longText, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { audiences } from './audience.ts';

export const adHocChannels = { email: 'Email', letter: 'Letter', sms: 'SMS' } as const;

/** S-051, D-121, C-289: words that the office sends when nothing automatic fits. */
export const adHocTemplate = defineResource({
  name: 'adHocTemplate',
  segment: 'ad-hoc',
  base: 'ad-hoc-templates',
  label: ['Ad Hoc Template', 'Ad Hoc Templates'],
  title: '{name}',
  features: ['AdHocTemplate'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    channel: choice('Sent as', adHocChannels, { required: true, default: 'email' }),
    audience: choice('Written to', audiences, {
      hint: 'Sets to whom it goes, and asks before it goes to somebody else.',
    }),
    subject: text('Subject', { searchable: true, max: 300 }),
    content: longText('Content', { required: true }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
  },

  list: { columns: ['name', 'channel', 'audience', 'subject', 'isActive'], sort: 'name' },
  filters: ['channel', 'audience', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['channel'] },
  facts: ['channel'],
  detail: {
    Information: ['name', 'channel', 'audience', 'subject', 'isActive'],
    Words: ['content'],
  },
});

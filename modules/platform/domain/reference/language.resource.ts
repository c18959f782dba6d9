import { defineResource, flag, text } from '#kernel/domain';
import { allRoles, settingsStaff } from '../roles.ts';

/** D-108, S-118, B-341: languages with the code that interpreters and transcription know. */
export const language = defineResource({
  name: 'language',
  segment: 'languages',
  label: ['Language', 'Languages'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    nativeName: text('Own name', { searchable: true, max: 100 }),
    code: text('Code', {
      required: true,
      unique: true,
      searchable: true,
      min: 2,
      max: 12,
      hint: 'As in BCP 47: vi, zh-Hans.',
    }),
    isRightToLeft: flag('Written from right to left', { default: false }),
    isSigned: flag('Sign language', { default: false }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: allRoles,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
  },

  list: { columns: ['name', 'nativeName', 'code', 'isActive'], sort: 'name' },
  filters: ['isRightToLeft', 'isSigned', 'isActive'],
  lookup: { text: '{name}', sort: 'name' },
  detail: {
    Information: ['name', 'nativeName', 'code', 'isRightToLeft', 'isSigned', 'isActive'],
  },
});

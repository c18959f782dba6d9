import { date, defineResource, flag, multiChoice, multiLookup, text } from '#kernel/domain';
import { australianStates, settingsStaff } from '#platform/domain';

/** S-052, D-120, G-091: a warning on due dates; business days still skip weekends only. */
export const holiday = defineResource({
  name: 'holiday',
  segment: 'holidays',
  label: ['Holiday', 'Holidays'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    date: date('Date', { required: true }),
    states: multiChoice('States', australianStates, {
      hint: 'Leave empty when the whole country has the day off.',
    }),
    region: text('Region', {
      searchable: true,
      max: 100,
      hint: 'Where only a part of the state has it: Metropolitan Melbourne, Brisbane, a suburb.',
    }),
    postcodes: text('Postcodes', {
      format: 'postcodes',
      max: 500,
      alsoSetBy: ['fill_region_postcodes'],
      hint: 'Of the region: 3000-3207, 3335. Known regions fill them in.',
    }),
    centreIds: multiLookup('Centres', 'centre', {
      hint: 'Centres that have the day off wherever they are.',
    }),
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

  list: { columns: ['date', 'name', 'states', 'region', 'isActive'], sort: 'date, name' },
  filters: ['date', 'states', 'isActive'],
  facts: ['date', 'states', 'region'],
  detail: {
    Information: ['name', 'date', 'states', 'region', 'postcodes', 'centreIds', 'isActive'],
  },
});

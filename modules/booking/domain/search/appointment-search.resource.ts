import { defineResource, number, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** C-102: every search is kept, so that what callers ask for can be counted. */
export const appointmentSearch = defineResource({
  name: 'appointmentSearch',
  segment: 'appointment-search-history',
  label: ['Appointment Search', 'Appointment Searches'],
  title: '{criteria}',

  fields: {
    userName: text('Who', { readOnly: true, searchable: true, history: false, max: 200 }),
    criteria: text('Searched for', {
      readOnly: true,
      searchable: true,
      history: false,
      max: 1000,
    }),
    numberOfResults: number('Sessions found', { readOnly: true, history: false }),
    /** The address of the search screen, to ask the same again. */
    query: text('Address', { readOnly: true, history: false, max: 2000 }),
  },

  appendOnly: true,
  verbs: { list: office, read: office, export: office },
  pages: { title: 'Appointment Search History', only: ['list'] },

  list: {
    columns: ['creationTime', 'userName', 'criteria', 'numberOfResults'],
    sort: 'creationTime desc',
    empty: 'What somebody looked for in Session and Specialist Search is listed here.',
  },
  filters: ['numberOfResults'],
  detail: { Search: ['userName', 'criteria', 'numberOfResults'] },
});

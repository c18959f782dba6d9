import { choice, defineResource, file, flag, lookup, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const clientDocumentKinds = { form: 'Form to fill in', document: 'Document' } as const;

/** G-066: what the office shows a client on their own page. Nothing else of the record is shown there. */
export const clientDocument = defineResource({
  name: 'clientDocument',
  segment: 'client-documents',
  label: ['Portal Document', 'Portal Documents'],
  title: '{name}',

  fields: {
    clientId: lookup('Client', 'client', { required: true }),
    name: text('Name', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind', clientDocumentKinds, { required: true, default: 'document' }),
    fileId: file('File', { hint: 'Shown to the client as soon as there is a file.' }),
    isActive: flag('Shown', { default: true }),
  },
  parent: { field: 'clientId', as: 'portal-documents' },

  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },

  list: { columns: ['name', 'kind', 'fileId', 'isActive'], sort: 'name' },
  filters: ['clientId', 'kind', 'isActive'],
  detail: { Information: ['name', 'kind', 'fileId', 'isActive'] },
});

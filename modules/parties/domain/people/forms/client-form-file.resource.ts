import { dateTime, defineResource, lookup, number, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { clientDocument } from './client-document.resource.ts';

const written = { readOnly: true } as const;

/**
 * G-066: one photo or PDF of an answer. Until it is returned it is seen by its client only (policy
 * `seen_by_user`) and holds its file; from then on the file is an attachment of the portal document.
 */
export const clientFormFile = defineResource({
  name: 'clientFormFile',
  segment: 'client-form-files',
  label: ['Returned Page', 'Returned Pages'],
  title: '{name}',
  parent: { field: 'documentId', as: 'returned-pages' },
  rowsDifferByUser: true,

  fields: {
    documentId: lookup('Form', clientDocument.name, { ...written, required: true }),
    fileId: text('File', { ...written, required: true, unique: true, max: 36 }),
    name: text('Name', { ...written, required: true, max: 300 }),
    round: number('Round', { ...written, required: true, min: 1 }),
    /** Empty while the client is still collecting pages. */
    returnedAt: dateTime('Returned at', written),
  },

  verbs: { list: settingsStaff, read: settingsStaff },
  list: { columns: ['name', 'documentId', 'returnedAt'], sort: 'returnedAt' },
  filters: ['documentId'],
  detail: { Information: ['name', 'documentId', 'round', 'returnedAt'] },
});

import { defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/**
 * A document that goes along with a request: a reference, never a copy. Whoever reads the request
 * reads the document too (`server/request/carried-files.ts`).
 */
export const requestFile = defineResource({
  name: 'requestFile',
  segment: 'request-files',
  label: ['Material', 'Material'],
  title: '{fileId}',
  features: ['Supplementary', 'FileReview'],
  parent: { field: 'caseId', as: 'request-files' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, readOnly: true }),
    fileId: text('File', { required: true, readOnly: true, max: 36 }),
  },
  unique: [['caseId', 'fileId']],

  verbs: { list: office },
  list: { columns: ['caseId', 'fileId'], sort: 'creationTime' },
  filters: ['caseId'],
  detail: { Material: ['caseId', 'fileId'] },
});

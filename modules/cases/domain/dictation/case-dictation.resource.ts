import { choice, defineResource, longText, lookup, number, text } from '#kernel/domain';
import { anyCase } from '../engine/case.resource.ts';
import { dictating, dictationStatuses, dictationTones } from './dictation-choices.ts';

/**
 * What a specialist said about a case. The recording is an attachment of this record and not of the
 * case: a case manager reads the files of the case and must not hear the dictation (decision 105).
 */
export const caseDictation = defineResource({
  name: 'caseDictation',
  segment: 'case-dictations',
  label: ['Dictation', 'Dictations'],
  title: '{fileName}',
  parent: { field: 'caseId', as: 'dictations' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, readOnly: true }),
    specialistId: lookup('Specialist', 'specialist', { readOnly: true }),
    fileId: text('File', { required: true, readOnly: true, max: 36, history: false }),
    fileName: text('Recording', { required: true, readOnly: true, max: 300 }),
    seconds: number('Length in seconds', { readOnly: true, min: 0 }),
    recordedBy: text('From', { readOnly: true, max: 200 }),
    note: longText('Note', { max: 2000 }),
    status: choice('Status', dictationStatuses, {
      required: true,
      readOnly: true,
      default: 'received',
      tones: dictationTones,
    }),
  },

  verbs: { list: dictating, read: dictating, lookup: dictating },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },

  list: {
    columns: ['fileName', 'seconds', 'recordedBy', 'status', 'creationTime'],
    sort: 'creationTime',
  },
  filters: ['caseId', 'status', 'specialistId'],
  lookup: { text: '{fileName}', sort: 'creationTime', filters: ['caseId'] },
  detail: { Dictation: ['fileName', 'seconds', 'recordedBy', 'note', 'status'] },
});

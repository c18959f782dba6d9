import { date, defineResource, longText, lookup } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/** D-129, C-049: by when a case is to be typed, by whom, and what the typist should know. */
export const caseDictationReport = defineResource({
  name: 'caseDictationReport',
  segment: 'case-dictation-reports',
  label: ['Dictation Report', 'Dictation Reports'],
  title: '{note}',
  pages: { only: [] },

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, unique: true, readOnly: true }),
    dueDate: date('Typing due', { readOnly: true }),
    typistId: lookup('Typist', 'user', { readOnly: true }),
    note: longText('Note for the typist', { readOnly: true, max: 2000 }),
  },
  verbs: { read: office },

  list: { columns: ['caseId', 'dueDate', 'typistId'], sort: 'dueDate' },
  filters: ['caseId'],
  detail: { Dictation: ['dueDate', 'typistId', 'note'] },
});

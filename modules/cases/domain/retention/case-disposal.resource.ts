import { choice, dateTime, defineResource, longText, lookup, number, text } from '#kernel/domain';
import { anyCase } from '../engine/case.resource.ts';
import { retentionStaff } from './retention-rule.resource.ts';

export const disposalStates = { running: 'Under way', done: 'Done', stopped: 'Stopped' } as const;

const recorded = { readOnly: true } as const;

/** The certificate of a case that was disposed of: what went, when, by whom. Two people agreed to it. */
export const caseDisposal = defineResource({
  name: 'caseDisposal',
  segment: 'case-disposals',
  label: ['Disposal', 'Disposals'],
  title: '{number}',
  pages: { only: ['list', 'detail'] },

  fields: {
    number: text('Number', { ...recorded, numbered: 'DIS', searchable: true, max: 30 }),
    caseId: lookup('Case', anyCase.name, { ...recorded, required: true }),
    status: choice('Status', disposalStates, {
      ...recorded,
      required: true,
      tones: { running: 'warning', done: 'success', stopped: 'danger' },
    }),
    batchKey: text('Chosen together as', { ...recorded, required: true, history: false, max: 36 }),
    reason: longText('Reason', { ...recorded, required: true, max: 1000 }),
    askedById: lookup('Asked by', 'user', { ...recorded, required: true }),
    approvedById: lookup('Agreed by', 'user', { ...recorded, required: true }),
    approvedAt: dateTime('Agreed', { ...recorded, required: true }),
    finishedAt: dateTime('Finished', recorded),
    records: number('Records whose texts are emptied', recorded),
    files: number('Files destroyed', recorded),
    changes: number('Changes whose values are erased', recorded),
    stays: longText('What stays, and why', { ...recorded, max: 20_000 }),
  },
  verbs: { list: retentionStaff, read: retentionStaff },

  list: {
    columns: ['number', 'caseId', 'status', 'askedById', 'approvedById', 'approvedAt'],
    sort: 'approvedAt desc',
    empty: 'No case was disposed of yet. It begins on the page Retention.',
  },
  filters: ['caseId', 'status'],
  detail: {
    Certificate: [
      'number',
      'caseId',
      'status',
      'reason',
      'askedById',
      'approvedById',
      'approvedAt',
      'finishedAt',
    ],
    'What went': ['records', 'files', 'changes'],
    'What stays': ['stays'],
  },
});

import { choice, dateTime, defineResource, longText, lookup, number, text } from '#kernel/domain';
import { adminStaff } from '#platform/domain';

export const erasureStates = { running: 'Under way', done: 'Done' } as const;

const recorded = { readOnly: true } as const;

/** The certificate of an erasure: what went, when and by whom, without the person. Two people agreed to it. */
export const erasure = defineResource({
  name: 'erasure',
  segment: 'erasures',
  label: ['Erasure', 'Erasures'],
  title: '{number}',
  pages: { only: ['list', 'detail'] },

  fields: {
    number: text('Number', { ...recorded, numbered: 'ERA', searchable: true, max: 30 }),
    clientId: lookup('Client', 'client', { ...recorded, required: true }),
    status: choice('Status', erasureStates, {
      ...recorded,
      required: true,
      tones: { running: 'warning', done: 'success' },
    }),
    askedById: lookup('Asked by', 'user', { ...recorded, required: true }),
    approvedById: lookup('Agreed by', 'user', { ...recorded, required: true }),
    approvedAt: dateTime('Agreed', { ...recorded, required: true }),
    finishedAt: dateTime('Finished', recorded),
    records: number('Records without the person', recorded),
    files: number('Files destroyed', recorded),
    changes: number('Changes whose values are erased', recorded),
    stays: longText('What stays, why and until when', { ...recorded, max: 20_000 }),
    mentions: longText('Where the name may still stand', {
      ...recorded,
      max: 4000,
      hint: 'Texts about others. Somebody reads them and decides.',
    }),
  },
  verbs: { list: adminStaff, read: adminStaff },

  list: {
    columns: [
      'number',
      'clientId',
      'status',
      'askedById',
      'approvedById',
      'approvedAt',
      'finishedAt',
    ],
    sort: 'approvedAt desc',
    empty: 'Nobody was erased yet. It begins on the page of the person.',
  },
  filters: ['clientId', 'status'],
  detail: {
    Certificate: [
      'number',
      'clientId',
      'status',
      'askedById',
      'approvedById',
      'approvedAt',
      'finishedAt',
    ],
    'What went': ['records', 'files', 'changes'],
    'What stays': ['stays', 'mentions'],
  },
});

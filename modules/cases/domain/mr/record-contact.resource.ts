import { choice, dateTime, defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { mr } from './mr.resource.ts';
import { mri } from './mri.resource.ts';

export const contactKinds = {
  request: 'Request sent',
  reminder: 'Reminder sent',
  call: 'Call',
  answer: 'Answer',
  escalation: 'Escalated',
  files: 'Files received',
} as const;

export type ContactKind = keyof typeof contactKinds;

const kept = { readOnly: true } as const;

/** What passed between us and a provider. Of a rule and an occasion there is one. */
export const recordContact = defineResource({
  name: 'recordContact',
  segment: 'medical-record-contacts',
  label: ['Contact', 'Contacts'],
  title: '{kind} {said}',
  features: ['MedicalRecord'],
  pages: { only: [] },
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    mrId: lookup('Medical record', mr.name, { ...kept, required: true }),
    itemId: lookup('Request', mri.name, { ...kept, required: true }),
    kind: choice('What', contactKinds, { ...kept, required: true }),
    at: dateTime('When', { ...kept, required: true }),
    said: text('Note', { ...kept, max: 1000 }),
    destination: text('To', { ...kept, max: 320 }),
    byName: text('By', { ...kept, max: 200 }),
    ruleId: lookup('Rule', 'recordChaseRule', kept),
    occasion: text('Occasion', { ...kept, max: 60 }),
  },
  unique: [['itemId', 'ruleId', 'occasion']],

  verbs: { list: office, read: office },
  list: { columns: ['at', 'kind', 'itemId', 'said', 'destination', 'byName'], sort: 'at desc' },
  filters: ['mrId', 'itemId', 'kind'],
  detail: { Contact: ['at', 'kind', 'said', 'destination', 'byName'] },
});

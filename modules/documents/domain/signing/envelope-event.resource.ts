import { choice, dateTime, defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { envelopeEventKinds } from './envelope-choices.ts';
import { envelope } from './envelope.resource.ts';

const written = { readOnly: true } as const;

/** The evidence: who did what, when, from where, and to which document. The database refuses changes. */
export const envelopeEvent = defineResource({
  name: 'envelopeEvent',
  segment: 'envelope-events',
  label: ['Envelope Event', 'Envelope Events'],
  title: '{kind} {at}',
  parent: { field: 'envelopeId', as: 'events' },
  appendOnly: true,

  fields: {
    envelopeId: lookup('Envelope', envelope.name, { ...written, required: true }),
    kind: choice('What', envelopeEventKinds, { ...written, required: true }),
    at: dateTime('When', { ...written, required: true }),
    who: text('Who', { ...written, max: 400 }),
    ip: text('Address', { ...written, max: 60 }),
    userAgent: text('Browser', { ...written, max: 400 }),
    documentHash: text('Fingerprint', { ...written, max: 64 }),
    note: text('Note', { ...written, max: 1000 }),
  },

  verbs: { list: office, read: office },

  list: { columns: ['at', 'kind', 'who', 'ip'], sort: 'at' },
  filters: ['envelopeId', 'kind'],
  detail: { Event: ['at', 'kind', 'who', 'ip', 'userAgent', 'documentHash', 'note'] },
});

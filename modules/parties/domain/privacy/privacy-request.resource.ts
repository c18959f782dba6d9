import { choice, date, defineResource, longText, lookup, state, text } from '#kernel/domain';
import { adminStaff } from '#platform/domain';

export const privacyRequestKinds = {
  access: 'Access to what is kept',
  correction: 'Correction',
  erasure: 'Erasure',
} as const;

export const privacyRequestStates = {
  open: 'Open',
  granted: 'Granted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const;

/** Australian Privacy Principles 12 and 13: what a person asks about their own data, and the answer. */
export const privacyRequest = defineResource({
  name: 'privacyRequest',
  segment: 'privacy-requests',
  label: ['Privacy Request', 'Privacy Requests'],
  title: '{number}',

  fields: {
    number: text('Number', { readOnly: true, numbered: 'PRV', searchable: true, max: 30 }),
    clientId: lookup('Client', 'client', { required: true }),
    kind: choice('Asked for', privacyRequestKinds, { required: true }),
    receivedOn: date('Received', { required: true, notFuture: true }),
    dueOn: date('Answer due', {
      computed: '{receivedOn} + 30',
      history: false,
      hint: 'Thirty days after it came.',
    }),
    asked: longText('What is asked', { required: true, max: 4000 }),
    status: state('Status', privacyRequestStates, {
      initial: 'open',
      tones: { open: 'warning', granted: 'success', refused: 'neutral', withdrawn: 'neutral' },
    }),
    decision: longText('Decision and its reason', { readOnly: true, max: 4000 }),
    decidedOn: date('Decided', { readOnly: true }),
    statement: longText('Statement of the person', {
      readOnly: true,
      max: 4000,
      hint: 'What the person says to a correction that was refused. It stays with their record.',
    }),
  },

  verbs: {
    list: adminStaff,
    read: adminStaff,
    create: adminStaff,
    update: adminStaff,
    export: adminStaff,
  },

  list: {
    columns: ['number', 'clientId', 'kind', 'receivedOn', 'dueOn', 'status', 'decidedOn'],
    sort: 'receivedOn desc',
  },
  filters: ['clientId', 'kind', 'status', 'receivedOn', 'dueOn'],
  detail: {
    Information: ['number', 'clientId', 'kind', 'receivedOn', 'dueOn', 'status'],
    Request: ['asked'],
    Answer: ['decision', 'decidedOn', 'statement'],
  },
});

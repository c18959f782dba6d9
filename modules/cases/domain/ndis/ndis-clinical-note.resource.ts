import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  state,
  text,
} from '#kernel/domain';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

export const noteKinds = {
  session: 'Session note',
  phone: 'Phone call',
  report: 'Report',
  incident: 'Incident',
} as const;

export const noteStatuses = { draft: 'Draft', signed: 'Signed' } as const;

/** C-248 to C-251. A signed note is never changed (trigger `keep_signed_note`); later words are an addendum. */
export const ndisClinicalNote = defineResource({
  name: 'ndisClinicalNote',
  segment: 'ndis-clinical-notes',
  label: ['Clinical Note', 'Clinical Notes'],
  title: '{writtenOn}',
  ...partOfParticipant('clinical-notes'),

  fields: {
    ...ofParticipant,
    writtenOn: date('Date', { required: true, notFuture: true }),
    kind: choice('Kind', noteKinds, { required: true, default: 'session' }),
    body: longText('Note', { required: true, max: 4000 }),
    addendumToId: lookup('Addendum to', 'ndisClinicalNote'),
    status: state('Status', noteStatuses, { initial: 'draft', tones: { signed: 'success' } }),
    signedAt: dateTime('Signed', { readOnly: true }),
    signedBy: text('Signed by', { readOnly: true, max: 200 }),
  },

  verbs: { ...keptByOffice, lookup: keptByOffice.list },
  lookup: { text: '{writtenOn}', sort: 'writtenOn desc', filters: ['ndisId', 'status'] },
  list: {
    columns: ['writtenOn', 'kind', 'body', 'status', 'signedBy', 'addendumToId'],
    sort: 'writtenOn desc',
  },
  filters: ['ndisId', 'status', 'addendumToId'],
  detail: {
    Note: ['writtenOn', 'kind', 'body', 'addendumToId', 'status', 'signedAt', 'signedBy'],
  },
});

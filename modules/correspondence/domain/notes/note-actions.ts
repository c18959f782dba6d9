import type { AnswerOf } from '#kernel/domain';
import { choice, defineAction, email, listOf, nullable, number, oneOf, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { actionModules } from '../action-required/index.ts';
import {
  attendancePartyTypes,
  communicationTypes,
  deliveryMethods,
  noteVisibilities,
} from './note-choices.ts';
import { correspondenceNote, noteRoles } from './note.resource.ts';

const onRecord = {
  fromModule: choice('Record type', actionModules, { required: true }),
  objectId: text('Record', { required: true, max: 36 }),
} as const;

const person = { id: 'id', displayName: 'text' } as const;

const shownNote = {
  id: 'id',
  concurrencyStamp: 'id',
  communicationType: oneOf(communicationTypes),
  subject: 'text?',
  content: 'text',
  happenedAt: 'instant',
  creationTime: 'instant',
  isEdited: 'flag',
  visibility: oneOf(noteVisibilities),
  groups: [person],
  mentions: [person],
  deliveryMethod: nullable(oneOf(deliveryMethods)),
  attendanceParties: [oneOf(attendancePartyTypes)],
  isPinned: 'flag',
  author: nullable(person),
  mayChange: 'flag',
} as const;

export type ShownNote = AnswerOf<{ answer: typeof shownNote }>;

/** The notes of one record, pinned first; for whoever may read the record. */
export const notesOfRecord = defineAction({
  name: 'ofRecord',
  on: correspondenceNote,
  label: 'Notes of a record',
  route: 'GET /app/correspondences/ofRecord',
  roles: noteRoles,
  input: {
    ...onRecord,
    communicationType: choice('Communication type', communicationTypes),
    filterText: text('Search', { max: 200 }),
    skipCount: number('Skip', { min: 0, max: 100_000 }),
    maxResultCount: number('At most', { min: 1, max: 100 }),
  },
  answer: listOf(shownNote),
});

/** People whom a note of this visibility on this record may name. */
export const mentionable = defineAction({
  name: 'mentionable',
  on: correspondenceNote,
  label: 'People to mention',
  route: 'GET /app/correspondences/mentionable',
  roles: adminOrStaff,
  input: {
    ...onRecord,
    visibility: choice('Visible to', noteVisibilities, { required: true }),
    groupIds: text('Groups', { max: 2000 }),
    filterText: text('Search', { max: 200 }),
  },
  answer: { items: [person] },
});

/** E-073 and the messages themselves: what was said to whom about one record, newest first. */
export const timelineKinds = {
  note: 'Notes',
  email: 'Emails',
  received: 'Received emails',
  sms: 'SMS',
  call: 'Calls',
  file: 'Deleted files',
} as const;
export type TimelineKind = keyof typeof timelineKinds;

export const timelineOfRecord = defineAction({
  name: 'timeline',
  on: correspondenceNote,
  label: 'Timeline of a record',
  route: 'GET /app/correspondences/timeline',
  roles: noteRoles,
  input: {
    ...onRecord,
    kinds: text('Kinds', { max: 100 }),
    before: text('Before', { max: 100 }),
    maxResultCount: number('At most', { min: 1, max: 100 }),
  },
  answer: {
    items: [
      {
        id: 'id',
        kind: oneOf(timelineKinds),
        at: 'instant',
        title: 'text',
        text: 'text?',
        people: 'text?',
        status: 'text?',
      },
    ],
    kinds: [oneOf(timelineKinds)],
    before: 'text?',
  },
});

const sending = {
  on: correspondenceNote,
  roles: adminOrStaff,
  input: {
    id: text('Note', { required: true, max: 36 }),
    to: email('Send to', { hint: 'Empty: the first address that stands in the record.' }),
  },
  answer: { id: 'id', destination: 'text' },
} as const;

/** G-089: the twin of the call of the spec, which sends by GET. */
export const sendNote = defineAction({
  ...sending,
  name: 'send',
  label: 'Send as an email',
  route: 'POST /app/correspondences/SendEmail',
});

/** C-125. */
export const sendNoteByGet = defineAction({
  ...sending,
  name: 'sendByGet',
  label: 'Send as an email',
  route: 'GET /app/correspondences/SendEmail',
});

import {
  choice,
  dateTime,
  defineResource,
  flag,
  json,
  longText,
  lookup,
  multiChoice,
  multiLookup,
  text,
} from '#kernel/domain';
import { allRoles, settingsStaff } from '#platform/domain';
import { actionModules } from '../action-required/index.ts';
import {
  attendancePartyTypes,
  communicationTypes,
  deliveryMethods,
  noteVisibilities,
} from './note-choices.ts';

/** Those who may not read every kind of record: they find a note by the record that it is on. */
const ofOwnRecords = ['TENANT_ADMIN', 'ACCOUNTING', 'CASE_MANAGER', 'SPECIALIST', 'CONTRACTOR'];
export const noteRoles = [...settingsStaff, ...ofOwnRecords];

const own = { authorId: 'userId' } as const;
const ownOnly = Object.fromEntries(ofOwnRecords.map((role) => [role, own]));

export const longestNote = 20_000;

/**
 * D-037: a note on a record. Whoever may read the record sees it, as far as its visibility says so; a
 * policy of the table holds the second half (G-009).
 */
export const correspondenceNote = defineResource({
  name: 'correspondence',
  segment: 'correspondences',
  // Doc 2, section 7 has both: a note of a case is a correspondence.
  alsoAt: 'case-notes',
  label: ['Note', 'Notes'],
  title: '{subject}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    fromModule: choice('Record type', actionModules, {
      required: true,
      history: false,
      speaks: true,
    }),
    objectId: text('Record', { required: true, max: 36, history: false }),
    objectReferenceName: text('Reference', { readOnly: true, history: false, max: 300 }),
    communicationType: choice('Communication type', communicationTypes, {
      required: true,
      default: 'generalActivity',
    }),
    subject: text('Subject', { searchable: true, max: 200 }),
    content: longText('Note', { required: true, searchable: true, max: longestNote }),
    happenedAt: dateTime('Date and time', {
      required: true,
      filledIn: true,
      alsoSetBy: ['fill_note'],
    }),
    authorId: lookup('Author', 'user', { computedBy: ['fill_note'] }),
    visibility: choice('Visible to', noteVisibilities, { required: true, default: 'staff' }),
    groupIds: multiLookup('Groups', 'userGroup'),
    deliveryMethod: choice('Delivery method', deliveryMethods),
    attendanceParties: multiChoice('Attendance parties', attendancePartyTypes),
    isPinned: flag('Pinned', { default: false, tone: 'info' }),
    mentionIds: multiLookup('Mentioned', 'user'),
    /** Who was told of being mentioned: nobody is told twice. */
    toldIds: json('Told', { readOnly: true, history: false, hiddenFrom: allRoles }),
  },

  verbs: {
    list: noteRoles,
    read: noteRoles,
    create: noteRoles,
    update: noteRoles,
    delete: noteRoles,
    export: settingsStaff,
  },
  scope: ownOnly,
  // Others' notes are changed by admin staff alone.
  writeScope: { ...ownOnly, STAFF: own },

  list: {
    columns: [
      'happenedAt',
      'fromModule',
      'objectReferenceName',
      'communicationType',
      'subject',
      'content',
      'authorId',
      'visibility',
      'deliveryMethod',
      'attendanceParties',
      'isPinned',
    ],
    sort: 'happenedAt desc',
  },
  filters: [
    'fromModule',
    'objectId',
    'communicationType',
    'visibility',
    'authorId',
    'isPinned',
    'happenedAt',
  ],
  detail: {
    Note: ['communicationType', 'happenedAt', 'subject', 'content'],
    'Who sees it': ['visibility', 'groupIds', 'isPinned'],
    'How it went': ['deliveryMethod', 'attendanceParties'],
  },
});

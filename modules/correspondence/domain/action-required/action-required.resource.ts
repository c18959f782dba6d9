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
import { allRoles, caseTeam, office } from '#platform/domain';
import { actionModules } from './action-modules.ts';

/** Somebody outside the office sees what is asked of them, and nothing else. */
const asked = [...caseTeam, 'SPECIALIST', 'CONTRACTOR'] as const;
const own = { assignedUserId: 'userId' } as const;

/** Notes of the machine, which nobody reads. */
const kept = { readOnly: true, history: false, hiddenFrom: allRoles } as const;

export const actionStates = { open: 'Open', done: 'Done' } as const;

/** D-050, S-019: something that waits for a person, mostly about a record. */
export const actionRequired = defineResource({
  name: 'actionRequired',
  segment: 'action-required-search',
  base: 'action-required',
  label: ['Action Required', 'Actions Required'],
  title: '{title}',
  pages: { title: 'Action Required Search', row: 'R-016', only: ['list', 'detail'] },

  fields: {
    title: text('What is to be done', { required: true, searchable: true, max: 200 }),
    note: longText('Note', { max: 4000 }),
    assignedUserId: lookup('Assigned to', 'user', { required: true }),
    dueDate: date('Due', { required: true }),
    fromModule: choice('Type', actionModules, { speaks: true }),
    objectId: text('Record', { max: 36, history: false }),
    objectReferenceName: text('Reference', {
      readOnly: true,
      searchable: true,
      history: false,
      max: 300,
    }),
    claimantName: text('Claimant', {
      readOnly: true,
      searchable: true,
      history: false,
      max: 200,
    }),
    status: state('Status', actionStates, {
      initial: 'open',
      tones: { open: 'info', done: 'success' },
    }),
    clearedById: lookup('Done by', 'user', { readOnly: true }),
    clearedTime: dateTime('Done at', { readOnly: true }),
    /** Set where a rule raised it: there is at most one open action of a key. */
    raisedKey: text('Raised as', { ...kept, max: 200 }),
    /** Whom it was announced to, and the record whose name was noted. */
    announcedTo: text('Announced to', { ...kept, max: 36 }),
    notedRecord: text('Noted record', { ...kept, max: 100 }),
  },

  verbs: {
    list: asked,
    read: asked,
    create: caseTeam,
    update: caseTeam,
    delete: office,
    export: office,
  },
  scope: { CASE_MANAGER: own, SPECIALIST: own, CONTRACTOR: own },

  list: {
    columns: [
      'title',
      'fromModule',
      'objectReferenceName',
      'claimantName',
      'assignedUserId',
      'dueDate',
      'status',
    ],
    // What is open comes first.
    sort: 'status desc, dueDate',
    opensWith: 'status=open',
  },
  filters: ['status', 'assignedUserId', 'dueDate', 'fromModule', 'objectId', 'clearedTime'],
  facts: ['status', 'dueDate', 'assignedUserId'],
  detail: {
    Action: ['title', 'assignedUserId', 'dueDate', 'note'],
    Record: 'panel',
    Done: ['clearedById', 'clearedTime'],
    Activity: 'panel',
  },
});

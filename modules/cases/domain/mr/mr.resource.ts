import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  number,
  text,
} from '#kernel/domain';
import { envelope } from '#documents/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';
import { cancelReasons } from '../engine/case-choices.ts';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { authorityStates, authorityTones } from './authority-states.ts';
import { mrClosed, mrSteps, mrTones } from './mr-steps.ts';
import { recordPriorityTones, recordPriorities } from './record-priority.ts';

const recorded = { readOnly: true } as const;
const counted = { computedBy: ['count_record_items'], history: false } as const;

/** The words of the claimant's signature, and what is told of the requests as a whole. */
const recordFields = {
  claimantLastName: text('Last name of the claimant', {
    searchable: true,
    history: false,
    computedBy: ['fill_record_name'],
  }),
  recordsFrom: date('Records from', { notFuture: true }),
  recordsTo: date('Records until'),
  recordsWanted: longText('What is asked for', { max: 2000 }),
  /** B-241: the record that this one is part of. */
  parentId: lookup('Part of', 'mr', recorded),
  authority: choice('Authority', authorityStates, {
    ...recorded,
    default: 'missing',
    tones: authorityTones,
  }),
  authorityEnvelopeId: lookup('Envelope', envelope.name, recorded),
  authorityFileId: text('Signed authority', { ...recorded, max: 36, history: false }),
  authorityOn: date('Authority signed', recorded),
  authorityNote: longText('Why it goes on without', { ...recorded, max: 1000 }),
  itemCount: number('Providers', counted),
  requestedCount: number('Requested', counted),
  retrievedCount: number('Done', counted),
  priority: choice('Priority', recordPriorities, { ...counted, tones: recordPriorityTones }),
  dueDate: date('Next due', counted),
  bundleFileId: text('Merged records', { ...recorded, max: 36, history: false }),
  bundlePages: number('Pages', recorded),
  bundledAt: dateTime('Merged', recorded),
  cancelledOn: date('Cancelled on', recorded),
  cancelReason: choice('Reason for cancellation', cancelReasons, recorded),
  cancelNote: longText('Cancellation note', { ...recorded, max: 2000 }),
} as const;

/** D-028, R-099: one request about a claimant to many providers. */
export const mr = defineResource({
  name: 'mr',
  segment: 'clinical-records',
  label: ['Medical Record', 'Medical Records'],
  title: '{caseNo} {claimantName}',
  features: ['MedicalRecord'],
  pages: { row: 'R-099' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'MR',
      steps: mrSteps,
      stepTones: mrTones,
      initial: 'caseCreated',
      closed: mrClosed,
      nextWords: { PAPERWORK: 'Collect records' },
    }),
    ...recordFields,
  },
  checks: {
    recordsToAfterFrom: {
      field: 'recordsTo',
      op: '>=',
      than: 'recordsFrom',
      refusal: 'recordsEndBeforeStart',
    },
  },

  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: caseTeam,
    create: caseTeam,
    update: caseTeam,
    delete: adminStaff,
    export: office,
  },
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds', id: 'sharedCaseIds' } },
  writeScope: { CASE_MANAGER: { companyId: 'bookableCompanyIds' } },
  similar: { lastName: 'claimantLastName' },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'companyId',
      'caseStatus',
      'priority',
      'authority',
      'itemCount',
      'retrievedCount',
      'dueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'priority',
    'authority',
    'dueDate',
    'isOnHold',
    'isClosed',
    'isUrgent',
    'companyId',
    'bookingCmId',
    'clientId',
    'parentId',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['clientId'] },
  facts: ['caseStatus', 'priority', 'authority', 'dueDate', 'parentId', 'picUserId'],
  detail: {
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    'What is asked for': ['recordsFrom', 'recordsTo', 'recordsWanted'],
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});

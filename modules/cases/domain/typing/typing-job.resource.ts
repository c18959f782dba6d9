import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  number,
  state,
  text,
} from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { caseTypeNames } from '../engine/case-choices.ts';
import { anyCase } from '../engine/case.resource.ts';
import { caseDictation } from '../dictation/case-dictation.resource.ts';
import { typing } from '../dictation/dictation-choices.ts';
import {
  longestTypedText,
  priorityTones,
  typedReportStatuses,
  typingPriorities,
  typingStatuses,
  typingTones,
} from './typing-choices.ts';

const kept = { readOnly: true } as const;

/**
 * A dictation that is to become a report. It says all that a typist may know of the case; which jobs
 * a typist sees is the policy `seen_by_user` of its table: those that are free, and their own.
 */
export const typingJob = defineResource({
  name: 'typingJob',
  segment: 'typing-jobs',
  label: ['Typing Job', 'Typing Jobs'],
  title: '{caseNo} {claimantName}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, ...kept }),
    dictationId: lookup('Dictation', caseDictation.name, { required: true, ...kept }),
    caseType: choice('Case type', caseTypeNames, { required: true, ...kept }),
    caseNo: text('Case number', { required: true, searchable: true, max: 30, ...kept }),
    claimantName: text('Claimant', { searchable: true, max: 200, ...kept }),
    specialistName: text('Specialist', { searchable: true, max: 200, ...kept }),
    minutes: number('Minutes', { required: true, min: 0, ...kept }),
    priority: choice('Priority', typingPriorities, {
      required: true,
      default: 'normal',
      tones: priorityTones,
    }),
    dueOn: date('Due', { required: true }),
    note: longText('Note for the typist', { max: 2000 }),
    status: state('Status', typingStatuses, { initial: 'waiting', tones: typingTones }),
    typedReportStatus: choice('Typed report', typedReportStatuses, {
      computed: "case when {status} in ('completed', 'accepted') then '1' else '0' end",
      history: false,
    }),
    /** Of a job that waits: for whom it is kept. */
    typistId: lookup('Typist', 'user', kept),
    picUserId: lookup('Person in charge', 'user', kept),
    claimedAt: dateTime('Taken', kept),
    completedAt: dateTime('Completed at', kept),
    returnReason: longText('Returned because', { max: 1000, ...kept }),
    typedText: longText('Typed text', { max: longestTypedText, history: false, ...kept }),
    reportFileId: text('Report file', { max: 36, history: false, ...kept }),
    reportName: text('Typed report file', { max: 300, ...kept }),
  },

  verbs: { list: typing, read: typing, update: settingsStaff },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'specialistName',
      'minutes',
      'priority',
      'dueOn',
      'status',
      'typistId',
      'completedAt',
    ],
    sort: 'dueOn',
  },
  filters: [
    'typedReportStatus',
    'status',
    'priority',
    'dueOn',
    'typistId',
    'caseId',
    'completedAt',
  ],
  detail: {
    Job: ['caseNo', 'claimantName', 'specialistName', 'minutes', 'priority', 'dueOn', 'note'],
    Typing: ['status', 'typistId', 'picUserId', 'claimedAt', 'completedAt', 'returnReason'],
    Report: ['reportName'],
  },
});

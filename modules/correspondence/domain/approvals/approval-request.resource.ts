import {
  choice,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  state,
  text,
} from '#kernel/domain';
import { allRoles, office } from '#platform/domain';

const readers = [...office, 'TENANT_ADMIN'] as const;

/** What waits for a second person. A later part adds its kind here and what it does at `approvalPoint`. */
export const approvalKinds = {
  reopenMonth: 'Open a closed month',
  loanEntry: 'Money on a loan',
  bankDetails: 'Bank details of a payee',
  writeOff: 'Write-off',
  advance: 'Advance',
  roles: 'Roles of an account',
  erasePerson: 'Erase a person',
  disposeCases: 'Dispose of cases',
  permissions: 'Permissions of a role',
} as const;

export type ApprovalKindName = keyof typeof approvalKinds;

export const approvalStates = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
} as const;

const recorded = { readOnly: true } as const;

/** Something that one person asked for and another one decides; approving does it. */
export const approvalRequest = defineResource({
  name: 'approvalRequest',
  segment: 'approval-requests',
  label: ['Approval Request', 'Approval Requests'],
  title: '{subject}',
  pages: { only: ['list', 'detail'] },

  fields: {
    subject: text('What is asked', { ...recorded, required: true, searchable: true, max: 200 }),
    kind: choice('Kind', approvalKinds, { ...recorded, required: true }),
    status: state('Status', approvalStates, {
      initial: 'waiting',
      tones: {
        waiting: 'warning',
        approved: 'success',
        declined: 'danger',
        withdrawn: 'neutral',
        ended: 'neutral',
      },
    }),
    amount: money('Amount', recorded),
    outcome: longText('What approving does', { ...recorded, required: true, max: 2000 }),
    reason: longText('Reason', { ...recorded, max: 1000 }),
    recordId: text('Record', { ...recorded, required: true, max: 36 }),
    askedById: lookup('Asked by', 'user', { ...recorded, required: true }),
    askedAt: dateTime('Asked', { ...recorded, required: true }),
    decidedById: lookup('Decided by', 'user', recorded),
    decidedAt: dateTime('Decided', recorded),
    answer: longText('Answer', { ...recorded, max: 1000 }),
    /** What is done when it is approved, for the part that asked. */
    payload: longText('Details', {
      ...recorded,
      required: true,
      history: false,
      hiddenFrom: allRoles,
      max: 8000,
    }),
  },
  verbs: { list: readers, read: readers },

  list: {
    columns: ['askedAt', 'subject', 'kind', 'amount', 'askedById', 'status', 'decidedById'],
    sort: 'askedAt desc',
    opensWith: 'status=waiting',
    empty: 'What needs a second person waits here until somebody else decides it.',
  },
  filters: ['status', 'kind', 'askedById', 'recordId'],
  facts: ['status', 'kind', 'amount', 'askedAt'],
  detail: {
    Request: ['subject', 'kind', 'amount', 'outcome', 'reason', 'askedById', 'askedAt'],
    Decision: ['decidedById', 'decidedAt', 'answer'],
  },
});

import { choice, date, defineResource, longText, lookup, money, state, text } from '#kernel/domain';
import { office, serviceTypes } from '#platform/domain';
import { approvalStates } from './approval-states.ts';

/** S-102, D-100, E-081, G-094. */
export const imsApproval = defineResource({
  name: 'imsApproval',
  segment: 'ims-approvals',
  label: ['IMS Approval', 'IMS Approvals'],
  title: '{reference}',

  fields: {
    reference: text('Reference', { required: true, unique: true, searchable: true, max: 60 }),
    subject: text('What is to be approved', { required: true, searchable: true, max: 300 }),
    companyId: lookup('Company', 'company', { required: true }),
    claimNo: text('Claim number', { searchable: true, max: 60 }),
    serviceType: choice('Service type', serviceTypes, { required: true }),
    amount: money('Amount'),
    requestedOn: date('Requested on', { required: true }),
    neededBy: date('Needed by'),
    status: state('Status', approvalStates, {
      initial: 'pending',
      tones: {
        pending: 'warning',
        sent: 'info',
        underReview: 'info',
        approved: 'success',
        certified: 'success',
        rejected: 'danger',
      },
    }),
    decidedOn: date('Decided on', { readOnly: true }),
    decisionNote: longText('Decision', { readOnly: true }),
    note: longText('Note'),
  },

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    export: office,
  },

  list: {
    columns: [
      'reference',
      'status',
      'subject',
      'companyId',
      'serviceType',
      'amount',
      'requestedOn',
    ],
    sort: 'requestedOn desc',
  },
  filters: ['status', 'companyId', 'serviceType', 'requestedOn', 'neededBy'],
  facts: ['status', 'companyId', 'amount', 'neededBy'],
  detail: {
    Information: ['reference', 'subject', 'companyId', 'claimNo', 'serviceType', 'amount'],
    Decision: ['status', 'requestedOn', 'neededBy', 'decidedOn', 'decisionNote'],
    Notes: ['note'],
  },
});

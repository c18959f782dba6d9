import {
  choice,
  date,
  dateTime,
  defineResource,
  email,
  flag,
  longText,
  lookup,
  money,
  number,
  phone,
  state,
  text,
} from '#kernel/domain';
import type { Tones } from '#kernel/domain';
import { office } from '#platform/domain';
import { mr } from './mr.resource.ts';
import {
  itemStatuses,
  itemTones,
  recordPriorityTones,
  recordPriorities,
} from './record-priority.ts';
import { recordRequestTypes } from './request-types.ts';

const recorded = { readOnly: true } as const;

export const feeStates = {
  none: 'No fee',
  quoted: 'To be approved',
  approved: 'Approved',
  paid: 'Paid',
} as const;

export type FeeState = keyof typeof feeStates;

export const feeTones: Tones<typeof feeStates> = {
  quoted: 'warning',
  approved: 'info',
  paid: 'success',
};

export const sentWays = { mail: 'Email', post: 'Post', fax: 'Fax', portal: 'Portal' } as const;

/** What somebody says of a request before it leaves, and may change until the files are there. */
export const askedFields = {
  treatmentProviderId: lookup('Provider', 'treatmentProvider'),
  providerName: text('Provider name', { searchable: true, max: 200 }),
  providerEmail: email('Email'),
  providerPhone: phone('Phone'),
  providerAddress: text('Address', { max: 300 }),
  requestType: choice('What is asked for', recordRequestTypes, { required: true }),
  note: longText('Note to the provider', { max: 1000 }),
} as const;

/** G-122: one request to one provider inside a medical record. Written by its moves and actions. */
export const mri = defineResource({
  name: 'mri',
  segment: 'medical-record-items',
  label: ['Request to Provider', 'Requests to Providers'],
  title: '{providerName}',
  features: ['MedicalRecord'],
  parent: { field: 'mrId', as: 'requests' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    mrId: lookup('Medical record', mr.name, { ...recorded, required: true }),
    ...askedFields,
    providerName: text('Provider name', { required: true, searchable: true, max: 200 }),
    status: state('Status', itemStatuses, { initial: 'toRequest', tones: itemTones }),
    sentBy: choice('Sent by', sentWays, recorded),
    requestedOn: date('Requested', recorded),
    /** By when the provider has promised it; goes before the table. */
    promisedOn: date('Promised for', recorded),
    dueDate: date('Due', recorded),
    priority: choice('Priority', recordPriorities, { ...recorded, tones: recordPriorityTones }),
    chaseCount: number('Reminders', { ...recorded, default: 0 }),
    lastChasedOn: date('Last chased', recorded),
    /** They have said something since the last reminder. */
    isAnswered: flag('Has answered', { ...recorded, default: false }),
    escalatedToId: lookup('Escalated to', 'user', recorded),
    receivedOn: date('Received', recorded),
    retrievedOn: date('Retrieved on', recorded),
    pages: number('Pages', recorded),
    quotedFee: money('Provider fee', recorded),
    foiFee: money('FOI fee', recorded),
    feeStatus: choice('Fee', feeStates, { ...recorded, default: 'none', tones: feeTones }),
    feeApprovedBy: text('Approved by', { ...recorded, max: 200 }),
    feePaidOn: date('Fee paid', recorded),
    feeReference: text('Payment reference', { ...recorded, max: 100 }),
    linkedAt: dateTime('Link made', { ...recorded, history: false }),
  },

  verbs: { list: office, read: office, lookup: office, export: office },
  lookup: { text: '{providerName}', sort: 'providerName', filters: ['mrId'] },
  list: {
    columns: [
      'mrId',
      'providerName',
      'requestType',
      'status',
      'requestedOn',
      'dueDate',
      'priority',
      'chaseCount',
      'lastChasedOn',
      'pages',
      'feeStatus',
    ],
    sort: 'dueDate',
  },
  filters: ['mrId', 'status', 'priority', 'requestType', 'dueDate', 'feeStatus'],
  detail: { Request: ['providerName', 'requestType', 'status', 'requestedOn', 'dueDate'] },
});

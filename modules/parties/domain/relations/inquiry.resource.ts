import {
  choice,
  date,
  defineResource,
  email,
  longText,
  lookup,
  phone,
  state,
  text,
} from '#kernel/domain';
import { office, serviceTypes } from '#platform/domain';

export const inquiryStates = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  converted: 'Converted',
  closed: 'Closed',
} as const;

export type InquiryState = keyof typeof inquiryStates;

/** S-031, D-126. */
export const inquiry = defineResource({
  name: 'inquiry',
  segment: 'inquiry-centre',
  base: 'inquiries',
  label: ['Inquiry', 'Inquiries'],
  title: '{subject}',
  features: ['InquiryCentre'],
  pages: { title: 'Inquiry Centre', row: 'R-032' },

  fields: {
    subject: text('Subject', { required: true, searchable: true, max: 200 }),
    receivedOn: date('Received', { required: true, notFuture: true }),
    contactName: text('Contact', { required: true, searchable: true, max: 200 }),
    companyName: text('Organisation', { searchable: true, max: 200 }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone', { searchable: true }),
    sourceId: lookup('Source', 'lookupConfig', { where: { type: 'sourceOfReferral' } }),
    serviceType: choice('Asks for', serviceTypes),
    message: longText('Message'),
    state: state('State', inquiryStates, {
      initial: 'new',
      tones: { new: 'warning', contacted: 'info', quoted: 'info', converted: 'success' },
    }),
    assignedToId: lookup('Assigned to', 'user'),
    convertedToId: lookup('Became company', 'company', { readOnly: true }),
    convertedOn: date('Converted on', { readOnly: true }),
    outcome: longText('Outcome', { readOnly: true }),
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
      'subject',
      'state',
      'contactName',
      'companyName',
      'sourceId',
      'assignedToId',
      'receivedOn',
      'convertedToId',
    ],
    sort: 'receivedOn desc',
  },
  filters: ['state', 'sourceId', 'assignedToId', 'serviceType', 'receivedOn'],
  facts: ['state', 'receivedOn', 'sourceId', 'assignedToId'],
  detail: {
    Inquiry: ['subject', 'receivedOn', 'serviceType', 'sourceId', 'message'],
    Contact: ['contactName', 'companyName', 'email', 'phone'],
    Handling: ['state', 'assignedToId', 'convertedToId', 'convertedOn', 'outcome'],
  },
});

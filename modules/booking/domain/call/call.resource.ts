import { dateTime, defineResource, longText, lookup, phone, state, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { callStatuses, callTones } from './call-choices.ts';

const own = { ownerId: 'userId' } as const;

/**
 * One telephone call of a booking officer: who called, for whom, and which slots are kept meanwhile.
 * Each officer sees their own calls only, because the slots are held in their name.
 */
export const call = defineResource({
  name: 'call',
  segment: 'calls',
  label: ['Call', 'Calls'],
  title: '{callerName} {callerPhone}',

  fields: {
    ownerId: lookup('Officer', 'user', { readOnly: true, required: true }),
    callerName: text('Caller', { max: 200 }),
    callerPhone: phone('Phone'),
    companyId: lookup('Company', 'company'),
    caseManagerId: lookup('Case manager', 'caseManager'),
    clientId: lookup('Client', 'client'),
    claimNo: text('Claim number', { max: 100 }),
    suburb: text('Suburb or postcode', { max: 100 }),
    note: longText('Note', { max: 2000 }),
    status: state('Status', callStatuses, { initial: 'open', tones: callTones }),
    offeredUntil: dateTime('Offered until', { readOnly: true }),
    /** Links of an earlier offer of the same call name another one. */
    offerId: text('Offer', { readOnly: true, history: false, max: 36 }),
    /** Keys of the questions that the officer answered when the slots were offered. */
    offerAnswers: text('Questions answered', { readOnly: true, max: 500 }),
    appointmentId: lookup('Appointment', 'appointment', { readOnly: true }),
  },

  verbs: { list: office, read: office, lookup: office },
  scope: { ADMIN_STAFF: own, STAFF: own, ACCOUNTING: own },
  pages: { only: [] },

  list: { columns: ['callerName', 'callerPhone', 'status'], sort: 'creationTime' },
  filters: ['status'],
  lookup: { text: '{callerName} {callerPhone}', sort: 'creationTime' },
  detail: {
    Call: ['callerName', 'callerPhone', 'companyId', 'caseManagerId', 'clientId', 'claimNo'],
    Wishes: ['suburb', 'note', 'status', 'offeredUntil', 'appointmentId'],
  },
});

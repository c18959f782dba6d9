import {
  accept,
  address,
  change,
  create,
  date,
  defineAction,
  email,
  file,
  flag,
  multiLookup,
  oneOf,
  optional,
  phone,
  record,
  text,
} from '#kernel/domain';
import type { Decision, InputOf, PlainDate, RecordRef } from '#kernel/domain';
import { contractStatuses, contractTemplates } from './specialist-choices.ts';
import { feeShape } from './change-fees.ts';
import { reportTypeShape } from './change-report-types.ts';
import { specialistLeave } from './specialist-leave.resource.ts';
import { specialist } from './specialist.resource.ts';

const specialistOnly = ['SPECIALIST'] as const;

/** What specialists keep up to date themselves: contact, languages, provider numbers and CV. */
export const updateMyDetail = defineAction({
  name: 'updateMyDetail',
  on: specialist,
  label: 'Save my details',
  route: 'PUT /app/specialists/AddOrUpdateMyDetail',
  roles: specialistOnly,
  input: {
    personalEmail: email('Personal email'),
    phone: phone('Phone'),
    mobile: phone('Mobile'),
    address: address('Address'),
    languageIds: multiLookup('Languages', 'lookupConfig', { where: { type: 'languages' } }),
    providerNumber: text('Provider number', { max: 30 }),
    providerNumberNote: text('Note', { broad: true, max: 200 }),
    providerNumber2: text('Provider number 2', { max: 30 }),
    providerNumber2Note: text('Note 2', { broad: true, max: 200 }),
    providerNumber3: text('Provider number 3', { max: 30 }),
    providerNumber3Note: text('Note 3', { broad: true, max: 200 }),
    providerNumber4: text('Provider number 4', { max: 30 }),
    providerNumber4Note: text('Note 4', { broad: true, max: 200 }),
    cvFileId: file('CV'),
    removeCv: flag('Remove the CV', { default: false }),
  },
  answer: record(specialist),
});

/** Only what was sent is changed; a removed CV is no CV. */
export function decideMyDetail(own: RecordRef, input: InputOf<typeof updateMyDetail>): Decision {
  const { removeCv, languageIds, ...values } = input;
  return accept(
    change(specialist, own, {
      ...values,
      ...(languageIds && { languageIds }),
      ...(removeCv && { cvFileId: null }),
    }),
  );
}

/** Contracts, fees, report types, leave and centres of the signed-in specialist. */
export const readMyProfile = defineAction({
  name: 'readMyProfile',
  on: specialist,
  label: 'My profile',
  route: 'GET /app/specialists/myProfile',
  roles: specialistOnly,
  input: {},
  answer: {
    id: 'id',
    contracts: [
      {
        id: 'id',
        specialistId: 'id',
        template: oneOf(contractTemplates),
        status: oneOf(contractStatuses),
        startDate: 'date',
        endDate: 'date?',
        signedDate: 'date?',
        signedBy: 'text?',
        documentId: 'id?',
      },
    ],
    reportTypes: [reportTypeShape],
    leaves: [{ id: 'id', startDate: 'date', endDate: 'date', reason: 'text?' }],
    centres: [{ id: 'id', name: 'text', suburb: 'text?', state: 'text?' }],
    fees: optional([feeShape]),
  },
});

export const addMyLeave = defineAction({
  name: 'addMyLeave',
  on: specialist,
  label: 'Add leave',
  route: 'POST /app/specialists/myLeave',
  roles: specialistOnly,
  input: {
    startDate: date('From', { required: true }),
    endDate: date('To', { required: true }),
    reason: text('Reason', { max: 200 }),
  },
  answer: record(specialistLeave),
});

type NewLeave = { readonly id: string; readonly specialistId: string };

export const decideMyLeave = (
  { id, specialistId }: NewLeave,
  input: InputOf<typeof addMyLeave>,
): Decision => accept(create(specialistLeave, { id, specialistId, ...input }));

export const removeMyLeave = defineAction({
  name: 'removeMyLeave',
  on: specialist,
  label: 'Remove leave',
  route: 'DELETE /app/specialists/myLeave/{leaveId}',
  roles: specialistOnly,
  input: {},
  answer: 'nothing',
});

/** G-095: the second kind of practice manager works without fee data. */
export const seesFees = (adminLevel: string | null): boolean => adminLevel !== 'GENERAL_ADMIN_2';

type Days = { startDate: PlainDate; endDate: PlainDate };

/** For booking: both days of a leave count. */
export const isOnLeave = (leaves: readonly Days[], day: PlainDate): boolean =>
  leaves.some(({ startDate, endDate }) => startDate <= day && day <= endDate);

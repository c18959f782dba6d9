import {
  address,
  date,
  defineAction,
  email,
  file,
  flag,
  multiLookup,
  phone,
  text,
} from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

const specialistOnly = ['SPECIALIST'] as const;

/** What specialists keep up to date themselves: contact, languages, provider numbers and CV. */
export const updateMyDetail = defineAction({
  name: 'updateMyDetail',
  on: 'specialist',
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
});

/** Contracts, fees, report types, leave and centres of the signed-in specialist. */
export const readMyProfile = defineAction({
  name: 'readMyProfile',
  on: 'specialist',
  label: 'My profile',
  route: 'GET /app/specialists/myProfile',
  roles: specialistOnly,
  input: {},
});

export const addMyLeave = defineAction({
  name: 'addMyLeave',
  on: 'specialist',
  label: 'Add leave',
  route: 'POST /app/specialists/myLeave',
  roles: specialistOnly,
  input: {
    startDate: date('From', { required: true }),
    endDate: date('To', { required: true }),
    reason: text('Reason', { max: 200 }),
  },
});

export const removeMyLeave = defineAction({
  name: 'removeMyLeave',
  on: 'specialist',
  label: 'Remove leave',
  route: 'DELETE /app/specialists/myLeave/{leaveId}',
  roles: specialistOnly,
  input: {},
});

/** G-095: the second kind of practice manager works without fee data. */
export const seesFees = (adminLevel: string | null): boolean => adminLevel !== 'GENERAL_ADMIN_2';

type Days = { startDate: PlainDate; endDate: PlainDate };

/** For booking: both days of a leave count. */
export const isOnLeave = (leaves: readonly Days[], day: PlainDate): boolean =>
  leaves.some(({ startDate, endDate }) => startDate <= day && day <= endDate);

import { choice, defineAction, email, lookup, multiChoice, phone, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { caseManagerNotices, consents } from './case-manager-catalogues.ts';
import { genders } from '../genders.ts';

/** C-142. */
export const caseManagerBookingHistory = defineAction({
  name: 'bookingHistory',
  on: 'caseManager',
  route: 'GET /app/case-managers/{id}/bookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
});

/** C-182, M-080. Whoever has no account yet is given one. */
export const resendAccountOffer = defineAction({
  name: 'resendAccountOffer',
  on: 'caseManager',
  label: 'Send login information',
  route: 'PUT /app/case-managers/{id}/resendAccountOffer',
  roles: office,
  input: {},
});

/** C-184, B-225: the address and the name to sign in with change together. */
export const updateEmailUserName = defineAction({
  name: 'updateEmailUserName',
  on: 'caseManager',
  label: 'Change email and user name',
  route: 'PUT /app/case-managers/UpdateEmailUsername/{id}',
  roles: office,
  input: { email: email('Email', { required: true }) },
});

/** What case managers may change about themselves; the company is not theirs to choose. */
export const ownCaseManagerFields = {
  titleId: lookup('Title', 'lookupConfig', { where: { type: 'greetingTitle' } }),
  firstName: text('First name', { required: true, max: 100 }),
  lastName: text('Last name', { required: true, max: 100 }),
  position: text('Position', { max: 100 }),
  phone: phone('Phone'),
  mobile: phone('Mobile'),
  gender: choice('Gender', genders),
  consent: choice('Subscription consent', consents),
  notices: multiChoice('Mail about', caseManagerNotices),
} as const;

/** C-183. */
export const changeOwnCaseManager = defineAction({
  name: 'addOrUpdateMyDetail',
  on: 'caseManager',
  route: 'PUT /app/case-managers/AddOrUpdateMyDetail',
  roles: ['CASE_MANAGER'],
  input: ownCaseManagerFields,
});

import {
  accept,
  beyondScope,
  change,
  choice,
  defineAction,
  email,
  lookup,
  multiChoice,
  phone,
  record,
  refuse,
  text,
} from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { user } from '#identity/domain';
import { adminOrStaff, office } from '#platform/domain';
import { bookingLines } from '../booking-line.ts';
import { genders } from '../party-choices.ts';
import { caseManagerNotices, consents } from './case-manager-choices.ts';
import { caseManager } from './case-manager.resource.ts';

/** C-142. */
export const caseManagerBookingHistory = defineAction({
  name: 'bookingHistory',
  on: caseManager,
  route: 'GET /app/case-managers/{id}/bookingHistory',
  roles: [...adminOrStaff, 'CASE_MANAGER'],
  input: {},
  answer: bookingLines,
});

/** C-182, M-080. Whoever has no account yet is given one. */
export const resendAccountOffer = defineAction({
  name: 'resendAccountOffer',
  on: caseManager,
  label: 'Send login information',
  route: 'PUT /app/case-managers/{id}/resendAccountOffer',
  roles: office,
  input: {},
  answer: { message: 'text' },
});

/** C-184, B-225: the address and the name to sign in with change together. */
export const updateEmailUserName = defineAction({
  name: 'updateEmailUserName',
  on: caseManager,
  label: 'Change email and user name',
  route: 'PUT /app/case-managers/UpdateEmailUsername/{id}',
  roles: office,
  input: { email: email('Email', { required: true }) },
  answer: record(caseManager),
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
  notices: multiChoice('Mail about', caseManagerNotices, { speaks: true }),
} as const;

/** C-183. */
export const changeOwnCaseManager = defineAction({
  name: 'addOrUpdateMyDetail',
  on: caseManager,
  route: 'PUT /app/case-managers/AddOrUpdateMyDetail',
  roles: ['CASE_MANAGER'],
  input: ownCaseManagerFields,
  answer: record(caseManager),
});

type OwnFacts = { readonly caseManagerId: string | null; readonly userId: string };

/** The account is called as its owner is. */
export function decideOwnDetails(
  { caseManagerId, userId }: OwnFacts,
  input: InputOf<typeof changeOwnCaseManager>,
): Decision {
  if (!caseManagerId) return refuse('noCaseManagerRecord');
  const { firstName, lastName, notices, ...rest } = input;
  return accept(
    change(caseManager, caseManagerId, {
      ...rest,
      firstName,
      lastName,
      ...(notices && { notices }),
    }),
    beyondScope(change(user, userId, { firstName, lastName })),
  );
}

/** The tick and the account that came of it are told together. */
export const decideAccountGiven = (id: string, userId: string): Decision =>
  accept(change(caseManager, id, { userId, offerAccount: true }));
